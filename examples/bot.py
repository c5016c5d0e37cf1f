"""A bot for a table on a server: random legal actions until the match is over.

python examples/bot.py http://127.0.0.1:8000 TABLE TOKEN
"""

import asyncio
import json
import random
import sys
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def play(address: str, table: str, token: str) -> Any:
    """Returns the last message: how it ended, or why we cannot play."""
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async for socket in connect(url, additional_headers={"Authorization": f"Bearer {token}"}):  # again, if it is cut
        try:
            async for raw in socket:
                message = json.loads(raw)
                if message["type"] == "error":
                    if message["code"] in ("no-such-table", "who-are-you"):
                        return message
                    await asyncio.sleep(message["retry_ms"] / 1000)  # too fast, or too late: look again
                    await socket.send('{"type": "resume"}')
                elif message["type"] == "status":
                    if message["state"] in ("over", "frozen") or not any(seat["yours"] for seat in message["seats"]):
                        return message
                    for decision in message["decisions"]:
                        action = random.choice(decision["actions"])["text"]
                        seat, since = decision["seat"], decision["since"]
                        # the id names the question: answered twice, the answer counts once
                        answer = {"id": f"{seat}-{since}", "seat": seat, "seen": since, "action": action}
                        await socket.send(json.dumps({"type": "play", **answer}))
        except ConnectionClosed:
            continue
    return None


if __name__ == "__main__":
    last = asyncio.run(play(*sys.argv[1:4]))
    if not last.get("result"):
        sys.exit(last.get("text") or last["problem"] or "No seat here is ours.")
    print(last["result"]["text"])
