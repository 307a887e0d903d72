# SPDX-License-Identifier: Apache-2.0
"""What the plugins of the pictures have in common: they answer the shell, and say the rest where they are asked to."""
import itertools
import json
import sys

NUMBERS = itertools.count(1)


def nothing(parameters):
    return ()


def _send(**message):
    print(json.dumps({"jsonrpc": "2.0", **message}), flush=True)


def serve(screen, started=nothing, acted=nothing, asked=nothing):
    """Answers until the shell ends it: `screen` with the fields of the screen that is opened, by the parameters of the request.

    `started`, `acted` and `asked` give requests of the plugin's own, each a method and its parameters, to be sent after the
    answer to `initialize`, to an action and to `screen.open`; whatever the shell answers to them goes to `answered` of those
    that have three parts.
    """
    waiting = {}

    def ask(requests):
        for method, parameters, *answered in requests:
            number = next(NUMBERS)
            waiting[number] = answered
            _send(id=number, method=method, params=parameters)

    for line in sys.stdin:
        message = json.loads(line)
        method, parameters = message.get("method"), message.get("params", {})
        if method is None:
            for answered in waiting.pop(message["id"], ()):
                ask(answered(message.get("result")))
            continue
        if "id" not in message:
            continue
        result = {}
        if method == "initialize":
            result = {"protocol": {"major": 1, "minor": 0}}
        elif method == "screen.open":
            result = {"id": parameters["screen"], **screen(parameters)}
        elif method == "rows":
            result = {"rows": []}
        if method == "initialize":
            requests = list(started(parameters))
        else:
            requests = list({"action": acted, "screen.open": asked}.get(method, nothing)(parameters))
        _send(id=message["id"], result=result)
        ask(requests)
        if method == "shutdown":
            break
