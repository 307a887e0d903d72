#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""modem_at.py NAME: a modem that answers AT commands on the abstract socket NAME; in its network "Testnet", with 80 percent.

It writes `ready` once it listens: ModemManager tries once and gives up for good.
"""
import socket
import sys

ANSWERS = {
    "+CGMI": "Mock", "+CGMM": "Mock 1", "+CGMR": "1.0", "+CGSN": "123456789012347", "+CIMI": "001010123456789",
    "I": "Mock 1", "+GCAP": "+GCAP: +CGSM,+DS,+ES", "+CPIN?": "+CPIN: READY", "+CFUN?": "+CFUN: 1",
    "+CREG?": '+CREG: 2,1,"0001","00000001"', "+CGREG?": '+CGREG: 2,1,"0001","00000001"',
    "+COPS?": '+COPS: 0,0,"Testnet",2', "+WS46=?": "+WS46: (12,22,25)", "+CSCS=?": '+CSCS: ("IRA")',
    "+CSCS?": '+CSCS: "IRA"', "+CGDCONT=?": '+CGDCONT: (1-16),"IP",,,(0-2),(0-4)',
    "+CIND=?": '+CIND: ("signal",(0-5)),("service",(0,1))', "+CIND?": "+CIND: 4,1",
    "+CRSM=176,12258,0,0,10": '+CRSM: 144,0,"98880000000000000000"', "+CRSM=176,28589,0,0,4": '+CRSM: 144,0,"00000002"',
}
TAKEN = {"", "E0", "V1", "X4", "&C1", "+CMEE=1", "+CREG=2", "+CGREG=2", '+CSCS="IRA"', "+CFUN=1", "+COPS=3,0", "+COPS=3,2",
         "+CMER=3,0,0,1"}


def answer(command):
    if command in ANSWERS:
        return f"\r\n{ANSWERS[command]}\r\n\r\nOK\r\n"
    return "\r\nOK\r\n" if command in TAKEN else "\r\nERROR\r\n"


listener = socket.socket(socket.AF_UNIX)
listener.bind("\0abstract:" + sys.argv[1])
listener.listen()
print("ready", flush=True)
while True:
    connection, rest = listener.accept()[0], b""
    while data := connection.recv(1024):
        *lines, rest = (rest + data).split(b"\r")
        for line in lines:
            connection.sendall(answer(line.decode(errors="replace").strip()[2:]).encode())
