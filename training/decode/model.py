"""The network: an encoder's states of question and schema, a layer over the items, and a few layers that write actions."""

import os
import sys

import torch
import torch.nn as nn
import torch.nn.functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '..', 'encoder')]
from bert import Bert  # noqa: E402

WIDTH, HEADS, INNER, PLACES = 384, 6, 1024, 96


class Attention(nn.Module):
    def split(self, x):
        return x.view(x.shape[0], x.shape[1], HEADS, -1).transpose(1, 2)


class Items(Attention):
    """A layer of attention among the items; what the one is to the other adds to the scores."""

    def __init__(self, edges, drop):
        super().__init__()
        for name in ('q', 'k', 'v', 'o'):
            setattr(self, name, nn.Linear(WIDTH, WIDTH))
        self.edge = nn.Embedding(edges, HEADS)
        self.f1, self.f2 = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.n1, self.n2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.drop = nn.Dropout(drop)
        for m in (self.edge, self.o, self.f2):  # begins by changing nothing
            nn.init.zeros_(m.weight)

    def forward(self, x, edges, real):
        z = self.n1(x)
        q, k, v = (self.split(m(z)) for m in (self.q, self.k, self.v))
        scores = q @ k.transpose(2, 3) * (WIDTH // HEADS) ** -.5 + self.edge(edges).permute(0, 3, 1, 2)
        a = torch.softmax(scores.masked_fill(~real[:, None, None], -1e4), -1) @ v
        x = x + self.drop(self.o(a.transpose(1, 2).reshape(x.shape)))
        return x + self.drop(self.f2(F.gelu(self.f1(self.n2(x)))))


class Step(Attention):
    """A layer over the actions so far that attends to them, then to what is read."""

    def __init__(self, drop):
        super().__init__()
        for name in ('q', 'k', 'v', 'o', 'rq', 'rk', 'rv', 'ro'):
            setattr(self, name, nn.Linear(WIDTH, WIDTH))
        self.f1, self.f2 = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.n1, self.n2, self.n3 = (nn.LayerNorm(WIDTH) for _ in range(3))
        self.drop = nn.Dropout(drop)

    def forward(self, x, read, real):
        """read: keys and values of what is read."""
        z = self.n1(x)
        own = (self.split(m(z)) for m in (self.q, self.k, self.v))
        a = F.scaled_dot_product_attention(*own, is_causal=True)
        x = x + self.drop(self.o(a.transpose(1, 2).reshape(x.shape)))
        a = F.scaled_dot_product_attention(self.split(self.rq(self.n2(x))), *read, attn_mask=real)
        x = x + self.drop(self.ro(a.transpose(1, 2).reshape(x.shape)))
        return x + self.drop(self.f2(F.gelu(self.f1(self.n3(x)))))


class Net(nn.Module):
    """header describes the rows, as their file's first line does."""

    def __init__(self, header, drop=.1, layers=3):
        super().__init__()
        self.start = start = len(header['tokens'])
        self.b = Bert(drop=drop)
        self.item, self.owner = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH, bias=False)
        self.feature = nn.Linear(header['features'], WIDTH, bias=False)
        self.kind, self.flag = nn.Embedding(header['kinds'], WIDTH), nn.Embedding(header['flags'], WIDTH)
        self.ni, self.no = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.among = Items(header['edges'], drop)
        self.token, self.symbol = nn.Embedding(start + 1, WIDTH), nn.Embedding(len(header['symbols']), WIDTH)
        self.parent, self.child = nn.Embedding(start + 1, WIDTH), nn.Embedding(3, WIDTH)
        self.place, self.chosen = nn.Embedding(PLACES, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.steps = nn.ModuleList(Step(drop) for _ in range(layers))
        self.out, self.point, self.key = nn.Linear(WIDTH, start), nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)
        self.role = nn.Linear(WIDTH, header['roles'])
        self.drop = nn.Dropout(drop)
        for m in (self.kind, self.flag, self.token, self.symbol, self.parent, self.child, self.place):
            nn.init.normal_(m.weight, std=.05)
        nn.init.zeros_(self.feature.weight)
        self.register_buffer('allowed', torch.tensor(header['allowed'], dtype=torch.bool), persistent=False)

    def items(self, o, x):
        """The items' vectors: the mean of their tokens, that of their column, what they are and what is known of them,
        seen among each other."""
        sums = F.pad(x.cumsum(1), (0, 0, 1, 0))
        at = lambda i: sums.gather(1, i[..., None].expand(-1, -1, WIDTH))  # noqa: E731
        mean = (at(o['hi']) - at(o['lo'])) / (o['hi'] - o['lo'])[..., None]
        owned = (o['owner'] >= 0)[..., None]
        of = mean.gather(1, o['owner'].clamp(min=0)[..., None].expand_as(mean)) * owned
        x = self.item(mean) + self.owner(of) + self.feature(o['features']) + self.kind(o['kind']) + self.flag(o['flag'])
        return self.ni(self.among(x, o['edges'], o['group'] >= 0))

    def forward(self, o):
        """Logits of every step of every way over tokens, then items; and of the role of every token of the question."""
        x = self.b(o['ids'], o['type'], o['real']).float()
        items = self.items(o, x)
        head = (o['type'] == 0) & o['real']
        n = int(head.sum(1).max())
        read = torch.cat([x[:, :n], items], 1)
        real = torch.cat([head[:, :n], o['group'] >= 0], 1)[o['of']][:, None, None]
        items = items[o['of']]
        inputs = torch.cat([self.token.weight[None].expand(len(items), -1, -1), self.chosen(items)], 1)
        z = inputs.gather(1, o['before'][..., None].expand(-1, -1, WIDTH))
        place = self.place(torch.arange(z.shape[1], device=z.device).clamp(max=PLACES - 1))
        z = self.drop(z + self.symbol(o['symbol']) + self.parent(o['parent']) + self.child(o['child']) + place[None])
        for s in self.steps:
            z = s(z, (s.split(s.rk(read))[o['of']], s.split(s.rv(read))[o['of']]), real)
        z = self.no(z)
        logits = torch.cat([self.out(z), self.point(z) @ self.key(items).transpose(1, 2) * WIDTH ** -.5], -1)
        return logits.float().masked_fill(~self.legal(o), -1e9), self.role(x[:, :n])

    def legal(self, o):
        of, kinds = self.allowed[o['symbol']], o['group'][o['of']]
        group = kinds.clamp(min=0)[:, None].expand(-1, of.shape[1], -1)
        return torch.cat([of[..., :self.start], of[..., self.start:].gather(-1, group) & (kinds >= 0)[:, None]], -1)
