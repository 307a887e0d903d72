// SPDX-License-Identifier: Apache-2.0
// The least a host of a native plugin is: it loads one module, calls it once, says so, and waits for its input to end.
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

int main(int count, char **arguments) {
    void *module = count == 2 ? dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) : NULL;
    int (*entry)(void) = module ? (int (*)(void))dlsym(module, "bench_entry") : NULL;
    if (!entry) {
        fprintf(stderr, "host: %s\n", dlerror());
        return 1;
    }
    printf("%d\n", entry());
    fflush(stdout);
    char byte;
    while (read(0, &byte, 1) > 0) {}
    return 0;
}
