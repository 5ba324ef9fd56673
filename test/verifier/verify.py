"""Verifies an exported log by docs/auditing.md, with nothing but Python's standard library.

python3 verify.py FILE [FILE …]    prints a line for each file, and exits with 1 if one is not what it has to be

It covers the parts of docs/auditing.md that are marked there. `npx skins verify` covers every rule.
"""

import base64
import fractions
import hashlib
import hmac
import json
import sys

TICKETS = 1 << 24
LAST = TICKETS - 1
APART_MS = 2_000
EMPTY_ROOT = hashlib.sha256(b"").digest()
UNKNOWN = "0" * 64


class Wrong(Exception):
    """A rule that the log breaks."""


def demand(rule, found, expected=True):
    if found != expected:
        raise Wrong(f"{rule}: expected {expected}, found {found}")


def hash_of(text):
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def plain(value):
    """Writes JSON as ECMAScript's JSON.stringify does."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def ordered(value):
    """Sorts the members of all objects by the UTF-16 units of their names (RFC 8785)."""
    if isinstance(value, list):
        return [ordered(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {name: ordered(value[name]) for name in sorted(value, key=lambda name: name.encode("utf-16-be"))}


def canonical(value):
    return plain(ordered(value))


# The Merkle tree of RFC 6962


class Tree:
    """Keeps the roots of the perfect subtrees, the largest first."""

    def __init__(self):
        self.size = 0
        self.nodes = []

    def append(self, leaf):
        self.nodes.append(leaf)
        size = self.size
        self.size += 1
        while size & 1:
            right, left = self.nodes.pop(), self.nodes.pop()
            self.nodes.append(node_of(left, right))
            size >>= 1

    def root(self):
        if not self.nodes:
            return EMPTY_ROOT
        root = self.nodes[-1]
        for left in reversed(self.nodes[:-1]):
            root = node_of(left, root)
        return root


def leaf_of(text):
    return hashlib.sha256(b"\0" + text.encode("utf-8", "surrogatepass")).digest()


def node_of(left, right):
    return hashlib.sha256(b"\1" + left + right).digest()


# Ed25519 (RFC 8032), and C2SP's signed notes

P = 2**255 - 19
Q = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)


def added(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(n, p):
    result = (0, 1, 1, 0)
    while n:
        if n & 1:
            result = added(result, p)
        p, n = added(p, p), n >> 1
    return result


def point(data):
    """Decodes a point; None if there is none."""
    y = int.from_bytes(data, "little")
    sign, y = y >> 255, y & (1 << 255) - 1
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


BASE = point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def is_signed(key, text, signature):
    r, s = point(signature[:32]), int.from_bytes(signature[32:], "little")
    a = point(key)
    if a is None or r is None or s >= Q or len(signature) != 64:
        return False
    h = int.from_bytes(hashlib.sha512(signature[:32] + key + text).digest(), "little") % Q
    left, right = times(s, BASE), added(r, times(h, a))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (left[1] * right[2] - right[1] * left[2]) % P == 0


def key_in(vkey):
    """Returns the name and the public key of a vkey: name+id+base64 of the byte 1 and the key."""
    name, key_id, encoded = vkey.split("+", 2)
    data = base64.b64decode(encoded, validate=True)
    demand("key", data[0], 1)
    demand("key", key_id, hashlib.sha256(name.encode() + b"\n" + data).hexdigest()[:8])
    return name, data[1:]


def checkpoint_in(note, key):
    """Returns size and root of a signed note."""
    text, _, signatures = note.rpartition("\n\n")
    text += "\n"
    origin, size, root = text.split("\n")[:3]
    if key is not None:
        name, public = key
        demand("checkpoint-format", origin, name)
        lines = [line[2:].split(" ") for line in signatures.split("\n") if line.startswith("— ")]
        own = [base64.b64decode(encoded) for named, encoded in lines if named == name]
        demand("checkpoint-signature", any(is_signed(public, text.encode(), one[4:]) for one in own))
    return int(size), base64.b64decode(root)


# The log


class Player:
    def __init__(self):
        self.balance = 0
        self.items = 0
        self.seed = None
        self.chains = {}


class Log:
    def __init__(self):
        self.tree = Tree()
        self.edition = 1
        self.versions = {}
        self.latest = 0
        self.players = {}
        self.accounts = {}
        self.boxes = {}
        self.rules = {}
        self.prices = {}
        self.rooms = {}
        self.open = []
        self.asked = 0
        self.commands = 0
        self.draws = 0

    def record(self, text):
        record = json.loads(text)
        members = [*ENVELOPE[:7], *(["input"] if "input" in record else []), "data"]
        demand("record", list(record), members)
        demand("record", plain(record), text)
        self.tree.append(leaf_of(text))
        if self.open and not same_command(self.open[0], record):
            self.command(self.open)
            self.open = []
        first = not self.open
        stream = record["stream"]
        self.versions[stream] = self.versions.get(stream, 0) + 1
        demand("version", record["version"], self.versions[stream])
        if first:
            self.begin(record)
        else:
            demand("append", [record["time"], record["actor"]], [self.open[0]["time"], self.open[0]["actor"]])
        if record["type"] == "EditionOpened":
            self.edition = record["data"]["edition"]
        demand("input", "input" in record, first and self.edition >= 8)
        demand("input", record.get("input") != UNKNOWN)
        self.open.append(record)
        check = CHECKS.get(record["type"])
        if check is not None:
            check(self, record, record["data"])

    def begin(self, record):
        self.commands += 1
        self.asked += "input" in record
        if self.edition >= 3:
            demand("time", record["time"] >= self.latest - APART_MS)
        self.latest = max(self.latest, record["time"])

    def command(self, records):
        """Compares the hash of the input with what the events of a whole command tell."""
        carried = records[0].get("input")
        inputs = [hash_of(canonical({"command": name, "input": value})) for name, value in inputs_of(records)]
        if carried is not None and inputs:
            demand("input", carried in inputs)
        self.last = records, inputs

    def mark(self, mark, line):
        demand("command-mark", plain({"command": mark}), line)
        demand("command-mark", mark["position"], self.tree.size)
        if mark["count"] == 0:
            return
        records = self.open
        self.command(records)
        self.open = []
        demand("command-mark", len(records), mark["count"])
        found = [records[0][name] for name in ("stream", "command", "version")]
        demand("command-mark", found, [mark["stream"], mark["id"], mark["firstVersion"]])
        carried = records[0].get("input")
        if carried is not None:
            demand("input-hash", mark["inputHash"], carried)
        elif self.edition >= 3 and mark["inputHash"] != UNKNOWN:
            self.asked += 1
            if self.last[1]:
                demand("input-hash", mark["inputHash"] in self.last[1])

    def finish(self):
        if self.open:
            self.command(self.open)
        minted = -self.accounts.pop("mint", 0)
        demand("ledger", sum(self.accounts.values()), minted)
        demand("ledger", sum(player.balance for player in self.players.values()), self.accounts.get("player", 0))

    def player(self, record):
        return self.players.setdefault(record["stream"], Player())

    def in_force(self, name, time):
        found = [one for one in self.rules.get(name, []) if one["from"] <= time]
        return found[-1] if found else None


ENVELOPE = ["stream", "version", "type", "v", "time", "actor", "command", "data"]


def same_command(one, other):
    return one["stream"] == other["stream"] and one["command"] == other["command"]


def posted(log, record, data):
    player = log.player(record)
    for leg in data["postings"]:
        for account, amount in ((leg["from"], -leg["amount"]), (leg["to"], leg["amount"])):
            log.accounts[account] = log.accounts.get(account, 0) + amount
            if account == "player":
                player.balance += amount
                demand("balance", player.balance >= 0)
    demand("balance", data["balance"], player.balance)


def committed(log, record, data):
    log.player(record).chains[data["chainId"]] = {"last": data["anchor"], "index": 0, "length": data["length"]}


def seed_set(log, record, data):
    if data["origin"] == "command":
        demand("user-seed", data["userSeed"], hash_of(f"skins user seed v1\n{record['command']}")[:16])
    log.player(record).seed = data["userSeed"]


def voided(log, record, data):
    chain = log.player(record).chains.pop(data["chainId"])
    demand("void-used", data["used"], chain["index"])
    seed = data["lastSeed"]
    for _ in range(chain["length"] - data["used"]):
        seed = hash_of(seed)
    demand("void-seed", seed, chain["last"])


def rolled(log, record, reveal):
    """Checks the seeds of a roll. Returns its ticket and its second number."""
    player = log.player(record)
    chain = player.chains[reveal["chainId"]]
    demand("seed-index", reveal["index"], chain["index"] + 1)
    demand("server-seed", hash_of(reveal["serverSeed"]), chain["last"])
    demand("user-seed", reveal["userSeed"], player.seed)
    chain.update(last=reveal["serverSeed"], index=reveal["index"])
    log.draws += 1
    digits = hash_of(reveal["userSeed"] + reveal["serverSeed"])
    return int(digits[:6], 16), int(digits[6:12], 16)


def granted(log, record, data):
    player = log.player(record)
    for item in [*data["items"], *data.get("extra", {}).get("items", [])]:
        player.items += 1
        demand("item-id", item["itemId"], f"{record['stream'].removeprefix('player-')}-{player.items}")


def box_published(log, record, data):
    odds = data["odds"]
    named = {name: odds[name] for name in ("boxId", "price", "items")}
    demand("version-hash", data["versionHash"], hash_of(canonical({**named, "scheme": "v1"})))
    ends = [0, *(item["endTicket"] for item in odds["items"])]
    demand("odds", [item["startTicket"] for item in odds["items"]] + [TICKETS], ends)
    log.boxes[data["versionHash"]] = odds


def box_opened(log, record, data):
    ticket, number = rolled(log, record, data["reveal"])
    demand("ticket", data["ticket"], ticket)
    if data.get("drop") is not None:
        demand("drop-number", data["drop"]["number"], number)
    odds = log.boxes[data["versionHash"]]
    demand("box", [data["boxId"], data["price"]], [odds["boxId"], odds["price"]])
    won = [item for item in odds["items"] if item["startTicket"] <= data["ticket"] < item["endTicket"]]
    demand("item", [data["skinId"]], [item["skinId"] for item in won])


def rules_published(log, record, data):
    named = {"rules": data["name"], "content": data["content"], "scheme": "v1"}
    demand("rules-hash", data["hash"], hash_of(canonical(named)))
    log.rules.setdefault(data["name"], []).append(data)


def rules_stopped(log, record, data):
    name = record["stream"].removeprefix("rules-")
    if record["stream"].startswith("rules-"):
        log.rules[name].pop()


def upgraded(log, record, data):
    terms = log.in_force("upgrade-odds", record["time"])
    demand("upgrade-quote", data["rulesHash"], terms["hash"])
    content, price = terms["content"], data["targetPrice"]
    stake = data["gems"] + sum(item["value"] for item in data["items"])
    least, most = content["minimumPumpingRatio"], content["drawProportion"]
    fee = fractions.Fraction(3 * price * least + (most - least) * max(0, 4 * stake - price), 3 * price * 10_000)
    rate = fractions.Fraction(stake, price) * (1 - fee)
    for name, value in (("fee", fee), ("rate", rate)):
        said = {"numerator": str(value.numerator), "denominator": str(value.denominator)}
        demand(f"upgrade-{name}", data[name], said)
    demand("upgrade-rate", content["minimumRate"] <= rate * 10_000 <= content["maximumRate"])
    demand("upgrade-rate", data["winUpTo"], rate.numerator * LAST // rate.denominator)
    items = sorted(data["items"], key=lambda item: item["itemId"])
    choice = {name: data[name] for name in ("gems", "rulesHash", "targetPrice", "targetSkinId")}
    demand("upgrade-quote", data["quote"], hash_of(canonical({"scheme": "v1", "upgrade": {**choice, "items": items}})))
    demand("upgrade-ticket", data["ticket"], rolled(log, record, data["reveal"])[0])
    demand("upgrade-result", data["won"], data["ticket"] <= data["winUpTo"])
    demand("upgrade-result", data["itemId"] is not None, data["won"])


def season_drawn(log, record, data):
    demand("season-ticket", data["ticket"], rolled(log, record, data["reveal"])[0])


def room_created(log, record, data):
    log.rooms[record["stream"]] = {"tree": Tree(), "count": 0, "prizes": len(data["prizes"]), "source": data["source"]}


def entries_taken(log, record, data):
    room = log.rooms[record["stream"]]
    demand("roll-entry", data["first"], room["count"] + 1)
    for entry in data["entries"]:
        room["count"] += 1
        named = {"entrant": entry["entrant"], "n": room["count"], "userSeed": entry["userSeed"]}
        room["tree"].append(leaf_of(canonical(named)))


def room_frozen(log, record, data):
    room = log.rooms[record["stream"]]
    demand("roll-frozen", [data["count"], data["root"]], [room["count"], room["tree"].root().hex()])


def drawn(log, record, data):
    room, by = log.rooms[record["stream"]], data["by"]
    if "seed" in by:
        demand("roll-source", hash_of(by["seed"]), room["source"]["commitment"])
        randomness = by["seed"]
    else:
        randomness = by["randomness"]
        demand("roll-source", by["round"], room["source"]["round"])
        demand("roll-source", randomness, hashlib.sha256(bytes.fromhex(by["signature"])).hexdigest())
    places = draw_order(record["stream"], room["tree"].root().hex(), bytes.fromhex(randomness), room["count"])
    prizes = room["prizes"]
    demand("roll-draw", [one["n"] for one in data["winners"]], places[:prizes])
    demand("roll-draw", [one["n"] for one in data["reserves"]], places[prizes : 2 * prizes])
    log.draws += 1


def draw_order(draw, root, key, count):
    taken = 0

    def below(bound):
        nonlocal taken
        while True:
            text = f"skins public draw v1\n{draw}\n{root}\n{taken}"
            number = int(hmac.new(key, text.encode(), hashlib.sha256).hexdigest()[:12], 16)
            taken += 1
            if number < 2**48 - 2**48 % bound:
                return number % bound

    places = list(range(1, count + 1))
    for i in range(count):
        other = i + below(count - i)
        places[i], places[other] = places[other], places[i]
    return places


CHECKS = {
    "WalletPosted": posted,
    "SeedChainCommitted": committed,
    "SeedChainVoided": voided,
    "UserSeedSet": seed_set,
    "ItemsGranted": granted,
    "BoxVersionPublished": box_published,
    "BoxOpened": box_opened,
    "RulesPublished": rules_published,
    "ChangeStopped": rules_stopped,
    "UpgradePlayed": upgraded,
    "SeasonDrawn": season_drawn,
    "RoomCreated": room_created,
    "EntriesTaken": entries_taken,
    "RoomFrozen": room_frozen,
    "DrawHeld": drawn,
}


# The inputs that events tell, as the table in docs/events.md names them


def inputs_of(records):
    """Returns the commands and inputs that may have led to the events."""
    found = []
    first, kinds = records[0]["data"], [record["type"] for record in records]
    player = records[0]["stream"].startswith("player-")

    def of(kind):
        return [record["data"] for record in records if record["type"] == kind]

    def told(kind, command, *names):
        if kinds == [kind]:
            found.append((command, {name: first[name] for name in names}))

    for opened in of("BoxOpened")[:1]:
        paid = opened.get("paidBy", "gems")
        by = {"by": "ticket"} if paid == "ticket" else {}
        chosen = {name: opened[name] for name in ("boxId", "versionHash")}
        for moved in of("MoonPhaseMoved"):
            chosen = {"phase": moved["phase"], "rulesHash": moved["rulesHash"], "versionHash": opened["versionHash"]}
            found.append(("open-moon-box", chosen))
        if paid != "task" and "MoonPhaseMoved" not in kinds:
            found.append(("open-box", {**chosen, "count": len(of("BoxOpened")), **by}))
    for played in of("UpgradePlayed"):
        chosen = {name: played[name] for name in ("gems", "targetSkinId", "quote")}
        found.append(("play-upgrade", {"itemIds": [item["itemId"] for item in played["items"]], **chosen}))
    if kinds[0] == "PlayerRegistered":
        invited = {} if first.get("invitedBy") is None else {"invitedBy": first["invitedBy"]}
        found.append(("register-player", {"playerId": first["playerId"], **invited}))
    told("LoginClaimed", "claim-login", "kind", "playerId")
    told("TextsAgreed", "agree-texts", "hash")
    told("BoxLimitReset", "reset-box", "boxId")
    if player and kinds == ["UserSeedSet"] and first["origin"] == "player":
        found.append(("set-user-seed", {"userSeed": first["userSeed"]}))
    told("PlayerSuspended", "suspend-player", "reason", "until")
    told("SuspensionEnded", "end-suspension", "reason")
    told("RaiseDropped", "drop-raise", "kind", "span")
    told("BreakTaken", "take-break", "hours")
    told("RealityCheckSet", "set-reality-check", "everyMinutes")
    told("AssistGiven", "give-assist", "helper", "helped", "device")
    told("DeviceClaimed", "claim-device", "playerId", "device")
    return found


# Files


def verify(file):
    log, key, checkpoints, heads = Log(), None, [], {}
    with open(file, encoding="utf-8", newline="\n") as lines:
        for line in lines:
            line = line.rstrip("\n")
            if line.startswith('{"key":'):
                key = key_in(json.loads(line)["key"])
            elif line.startswith('{"checkpoint":'):
                checkpoints.append(json.loads(line)["checkpoint"])
            elif line.startswith('{"command":'):
                log.mark(json.loads(line)["command"], line)
            elif line:
                log.record(line)
                heads[log.tree.size] = log.tree.root()
    log.finish()
    for note in checkpoints:
        size, root = checkpoint_in(note, key)
        demand("checkpoint-root", heads.get(size, EMPTY_ROOT).hex(), root.hex())
    return log, len(checkpoints)


def main(files):
    bad = 0
    for file in files:
        try:
            log, checkpoints = verify(file)
        except (Wrong, KeyError, IndexError, ValueError) as error:
            bad += 1
            print(f"✗ {file}: {type(error).__name__ if not isinstance(error, Wrong) else ''}{error}")
            continue
        print(
            f"✓ {file}: {log.tree.size} records, edition {log.edition}, root {log.tree.root().hex()}, {log.draws} draws, "
            f"{log.asked} of {log.commands} commands say what was asked, {checkpoints} checkpoints"
        )
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
