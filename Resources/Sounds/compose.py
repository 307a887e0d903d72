#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Composes alarm.wav beside this file: two rising pairs of bell tones and a pause, made to be repeated."""
import math
import pathlib
import struct
import wave

RATE = 16_000
LENGTH = 1.6  # seconds
# When a tone begins (seconds), its pitch (hertz).
TONES = [(0.00, 880.0), (0.16, 1108.7), (0.48, 880.0), (0.64, 1108.7)]
# A bell: partials as multiples of the pitch, with strength and decay per second.
PARTIALS = [(1.0, 1.0, 6.0), (2.0, 0.35, 9.0), (3.01, 0.18, 14.0)]


def tone(time, pitch):
    attack = min(1, time / 0.006)
    return attack * sum(strength * math.exp(-decay * time) * math.sin(2 * math.pi * pitch * multiple * time)
                        for multiple, strength, decay in PARTIALS)


def sample(time):
    fade = min(1, (LENGTH - time) / 0.05)
    return fade * sum(tone(time - begin, pitch) for begin, pitch in TONES if time >= begin)


samples = [sample(i / RATE) for i in range(int(RATE * LENGTH))]
loudest = max(abs(s) for s in samples)
with wave.open(str(pathlib.Path(__file__).with_name("alarm.wav")), "wb") as out:
    out.setnchannels(1)
    out.setsampwidth(2)
    out.setframerate(RATE)
    out.writeframes(b"".join(struct.pack("<h", round(s / loudest * 0.8 * 32767)) for s in samples))
