// SPDX-License-Identifier: Apache-2.0
//
// lintel-plugin-guard [-m BYTES] [-n FILES] [-N NICE] [-g FOLDER]... [-b WORD]... PROGRAM [ARGUMENT...]: the parent of one
// plugin.
//
// Runs the program in a group of its own, within limits, and sees that nothing of it is left: whatever a plugin starts, in
// whatever group or session, becomes a child of this process when its own parent ends (PR_SET_CHILD_SUBREAPER), and is
// killed when the program has ended, when the shell asks for it, and when the shell itself is gone, however it went.
//
//   SIGTERM                    is passed on to the program and its group
//   SIGUSR1, the shell's end   kill everything at once
//
// The words after -b are a command that runs beside the program and before it: a bus proxy, which gets `--fd=N`, writes to it
// when it is ready, and ends when it is closed.
//
// Descriptor 3 gets one line: the program's process id, or "!" and the number of the error with which it could not be run, or
// "?" where the proxy could not.
// The exit status is the program's; a signal that ended it ends this process too. Kept small: one runs beside each plugin.

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { report = 3, usage = 64, failed = 71, most_words = 64 };

static void limit(int resource, rlim_t value)
{
    struct rlimit now;
    if (getrlimit(resource, &now) != 0) return;
    if (now.rlim_max == RLIM_INFINITY || value < now.rlim_max) now.rlim_max = value;
    now.rlim_cur = now.rlim_max;
    setrlimit(resource, &now);
}

static void tell(const char *format, int number)
{
    char line[32];
    int length = snprintf(line, sizeof line, format, number);
    if (length > 0 && write(report, line, (size_t)length) < 0) return;
}

// Enters a control group; a shell that named one has made it.
static void enter(const char *folder)
{
    char path[4096];
    if (snprintf(path, sizeof path, "%s/cgroup.procs", folder) >= (int)sizeof path) return;
    int file = open(path, O_WRONLY | O_CLOEXEC);
    if (file < 0) return;
    if (write(file, "0", 1) < 0) perror(path);
    close(file);
}

// Where memory runs out the plugin goes before the shell; what it starts inherits that.
static void go_first(void)
{
    int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (file < 0) return;
    if (write(file, "800", 3) < 0) perror("oom_score_adj");
    close(file);
}

// As `execvp`, but a file that is neither a program nor names its interpreter is no shell script.
static void execute(char **arguments)
{
    const char *path = getenv("PATH");
    char file[4096];
    int missing = ENOENT;
    if (strchr(arguments[0], '/')) {
        execve(arguments[0], arguments, environ);
        return;
    }
    for (const char *part = path ? path : "/usr/local/bin:/usr/bin:/bin"; part; part = strchr(part, ':')) {
        if (*part == ':') part++;
        if (snprintf(file, sizeof file, "%.*s/%s", (int)strcspn(part, ":"), part, arguments[0]) >= (int)sizeof file)
            continue;
        execve(file, arguments, environ);
        if (errno != ENOENT && errno != ENOTDIR) missing = errno;
        if (errno == ENOEXEC) break;
    }
    errno = missing;
}

static void run(char **arguments, pid_t guard)
{
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != guard) _exit(failed);
    go_first();
    fcntl(report, F_SETFD, FD_CLOEXEC);
    execute(arguments);
    tell("!%d\n", errno);
    _exit(failed);
}

// Starts the proxy and waits until it is ready. Its end of the pipe stays open here for as long as this process lives.
static int start_proxy(char **words, int count, pid_t guard)
{
    int ends[2];
    char option[16], byte;
    if (pipe(ends) != 0) return 0;
    pid_t proxy = fork();
    if (proxy == 0) {
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, NULL);
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (getppid() != guard) _exit(failed);
        close(ends[0]);
        // The plugin's pipes are not the proxy's; its complaints are the plugin's.
        int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
        if (nothing >= 0) {
            dup2(nothing, STDIN_FILENO);
            dup2(nothing, STDOUT_FILENO);
        }
        fcntl(report, F_SETFD, FD_CLOEXEC);
        snprintf(option, sizeof option, "--fd=%d", ends[1]);
        words[count] = option;
        words[count + 1] = NULL;
        execute(words);
        _exit(failed);
    }
    close(ends[1]);
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    return proxy > 0 && read(ends[0], &byte, 1) == 1;
}

// Kills every child there is, again and again: the end of one hands its own children over to us.
static void kill_all(void)
{
    char path[64];
    snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
    for (;;) {
        FILE *children = fopen(path, "re");
        int child, found = 0;
        while (children && fscanf(children, "%d", &child) == 1) {
            kill(child, SIGKILL);
            found = 1;
        }
        if (children) fclose(children);
        if (!found) return;
        // One that ends is enough to look again.
        while (waitpid(-1, NULL, 0) < 0 && errno == EINTR) {}
        while (waitpid(-1, NULL, WNOHANG) > 0) {}
    }
}

static void end_like(int status)
{
    kill_all();
    if (!WIFSIGNALED(status)) _exit(WEXITSTATUS(status));
    struct rlimit no_core = {0, 0};
    sigset_t one;
    int number = WTERMSIG(status);
    setrlimit(RLIMIT_CORE, &no_core);
    signal(number, SIG_DFL);
    sigemptyset(&one);
    sigaddset(&one, number);
    raise(number);
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    _exit(128 + number);
}

int main(int count, char **arguments)
{
    pid_t guard = getpid();
    int option, words = 0;
    char *proxy[most_words + 3];
    while ((option = getopt(count, arguments, "+m:n:N:g:b:")) != -1) {
        switch (option) {
        case 'm': limit(RLIMIT_DATA, strtoull(optarg, NULL, 10)); break;
        case 'n': limit(RLIMIT_NOFILE, strtoull(optarg, NULL, 10)); break;
        case 'N': setpriority(PRIO_PROCESS, 0, (int)strtol(optarg, NULL, 10)); break;
        case 'g': enter(optarg); break;
        case 'b':
            if (words < most_words) proxy[words++] = optarg;
            break;
        default: return usage;
        }
    }
    if (optind >= count) return usage;

    sigset_t awaited;
    sigemptyset(&awaited);
    sigaddset(&awaited, SIGCHLD);
    sigaddset(&awaited, SIGTERM);
    sigaddset(&awaited, SIGUSR1);
    sigprocmask(SIG_BLOCK, &awaited, NULL);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    // The shell has put SIGKILL here; this process must outlive it for as long as the killing takes.
    prctl(PR_SET_PDEATHSIG, SIGUSR1);

    if (words > 0 && !start_proxy(proxy, words, guard)) {
        tell("?%d\n", errno);
        kill_all();
        return failed;
    }
    pid_t program = fork();
    if (program < 0) {
        tell("!%d\n", errno);
        return failed;
    }
    if (program == 0) run(arguments + optind, guard);
    setpgid(program, program);
    tell("%d\n", (int)program);
    // The pipes are the program's alone: their ends say what it does.
    for (int descriptor = 0; descriptor <= report; descriptor++) close(descriptor);

    for (;;) {
        int number = sigwaitinfo(&awaited, NULL), status;
        if (number == SIGTERM) kill(-program, SIGTERM);
        if (number == SIGUSR1) {
            kill(-program, SIGKILL);
            kill(program, SIGKILL);
        }
        for (pid_t child; (child = waitpid(-1, &status, WNOHANG)) > 0;)
            if (child == program) end_like(status);
    }
}
