import { hours } from '../light.ts'
import type { Look } from '../look.ts'
import {
  circle,
  dice,
  ellipse,
  glow,
  HEIGHT,
  type Layers,
  layers,
  line,
  linear,
  path,
  rect,
  shape,
  stack,
  tone,
  WIDTH,
} from '../paint.ts'
import { potted } from '../plants.ts'
import { pane } from './pane.ts'

const FLOOR = 560

const sofa = (x: number, y: number, size: number, hue: number): string =>
  ellipse(x, y + 4, size * 1.1, size * 0.1, '#000', 'opacity=".3"') +
  rect(x - size, y - size * 0.98, size * 2, size * 0.7, tone(hue, 30, 40), `rx="${size * 0.16}"`) +
  rect(x - size * 0.9, y - size * 0.5, size * 0.88, size * 0.32, tone(hue, 28, 52), `rx="${size * 0.08}"`) +
  rect(x + size * 0.02, y - size * 0.5, size * 0.88, size * 0.32, tone(hue, 28, 52), `rx="${size * 0.08}"`) +
  rect(x - size * 0.96, y - size * 0.24, size * 1.92, size * 0.14, tone(hue, 32, 32), `rx="${size * 0.04}"`) +
  rect(x - size * 1.16, y - size * 0.7, size * 0.26, size * 0.6, tone(hue, 32, 36), `rx="${size * 0.1}"`) +
  rect(x + size * 0.9, y - size * 0.7, size * 0.26, size * 0.6, tone(hue, 32, 36), `rx="${size * 0.1}"`) +
  rect(x - size * 0.98, y - size * 0.1, size * 0.06, size * 0.12, '#2b1d12') +
  rect(x + size * 0.92, y - size * 0.1, size * 0.06, size * 0.12, '#2b1d12') +
  rect(x - size * 0.8, y - size * 0.82, size * 0.44, size * 0.36, tone(hue + 30, 46, 62), `rx="${size * 0.08}"`) +
  rect(x + size * 0.44, y - size * 0.8, size * 0.38, size * 0.34, tone(hue, 18, 80), `rx="${size * 0.08}"`)

function chandelier(x: number, y: number): Layers {
  const rings = [150, 104, 58]
  const drops = rings.flatMap((radius, ring) => {
    const count = 13 - ring * 3
    return Array.from({ length: count }, (_, index) => ({ x: x + (index / (count - 1) - 0.5) * 2 * radius, y: y + ring * 46 }))
  })
  return layers(
    line(x, 0, x, y + 92, '#6d5530', 3) +
      rings
        .map((radius, ring) => ellipse(x, y + ring * 46, radius, radius * 0.14, 'none', 'stroke="#c8a05a" stroke-width="5"'))
        .join(''),
    drops.map((drop) => rect(drop.x - 2, drop.y, 4, 24, '#fff1c9', 'rx="2"')).join('') + glow(x, y + 60, 340, '#ffdf9f', 0.55),
  )
}

/** The hall: a desk before a lit wall, seats, a lamp, and the street outside. */
export function lobby(look: Look): Layers[] {
  const light = hours[look.hour]
  const { seed, hue, wall } = look
  const next = dice(seed + 141)
  const marble = linear(`marble${seed}`, [
    [0, tone(wall, 8, 58)],
    [1, tone(wall, 10, 84)],
  ])
  const veins = Array.from({ length: 9 }, () =>
    path(
      `M${next() * WIDTH} ${FLOOR + next() * 240}q${60 + next() * 120} ${-20 + next() * 40} ${160 + next() * 160} ${next() * 40}`,
      'none',
      'stroke="#fff" stroke-width="1.6" opacity=".35"',
    ),
  )
  const columns = [96, 1104].map(
    (x) =>
      rect(x - 40, 0, 80, FLOOR + 30, tone(wall, 12, 86)) +
      rect(x + 14, 0, 26, FLOOR + 30, '#000', 'opacity=".1"') +
      rect(x - 52, FLOOR + 14, 104, 22, tone(wall, 10, 76)) +
      rect(x - 52, 0, 104, 30, tone(wall, 10, 92)),
  )
  const slats = Array.from({ length: 34 }, (_, slat) => rect(386 + slat * 13, 150, 7, 260, tone(26, 38, 34)))
  const desk =
    ellipse(600, 610, 300, 18, '#000', 'opacity=".34"') +
    rect(330, 462, 540, 140, tone(wall, 12, 90)) +
    Array.from({ length: 26 }, (_, groove) => rect(338 + groove * 20.6, 474, 3, 120, '#000', 'opacity=".09"')).join('') +
    rect(316, 446, 568, 20, tone(26, 34, 26)) +
    rect(430, 414, 60, 34, '#22262c', 'rx="3"') +
    rect(710, 414, 60, 34, '#22262c', 'rx="3"')
  return [
    layers(
      rect(0, 0, WIDTH, FLOOR, tone(wall, 18, 76)) +
        rect(0, 0, WIDTH, 60, tone(wall, 14, 90)) +
        rect(0, 60, WIDTH, 6, '#000', 'opacity=".1"') +
        rect(370, 120, 460, 340, tone(hue, 26, 26)) +
        marble +
        rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, `url(#marble${seed})`) +
        veins.join('') +
        shape(
          [
            [360, FLOOR + 50],
            [840, FLOOR + 50],
            [980, HEIGHT],
            [220, HEIGHT],
          ],
          tone(hue, 30, 42),
          'opacity=".8"',
        ),
      pane(look, light, [166, 110, 176, 400], 'hall0') + pane(look, light, [858, 110, 176, 400], 'hall1'),
    ),
    layers(
      [166, 858]
        .map(
          (x) =>
            rect(x - 8, 102, 192, 8, '#2b211a') +
            rect(x - 8, 102, 8, 416, '#2b211a') +
            rect(x + 176, 102, 8, 416, '#2b211a') +
            rect(x + 86, 110, 5, 400, '#2b211a') +
            rect(x - 8, 510, 192, 10, '#2b211a'),
        )
        .join('') +
        columns.join('') +
        slats.join(''),
      glow(600, 290, 330, '#ffd896', 0.5),
    ),
    layers(
      circle(600, 270, 62, tone(hue, 40, 40)) + circle(600, 270, 54, tone(hue, 30, 90)),
      path('M600 228Q606 264 642 270Q606 276 600 312Q594 276 558 270Q594 264 600 228Z', tone(hue, 46, 34)),
    ),
    layers(desk, [360, 840].map((x) => glow(x, 452, 90, '#ffe0a6', 0.5)).join('')),
    stack(chandelier(600, 60)),
    layers(
      sofa(230, 738, 128, hue) +
        sofa(970, 738, 128, hue) +
        potted(60, 690, 230, seed + 2, tone(26, 30, 30)) +
        potted(1146, 690, 230, seed + 3, tone(26, 30, 30)),
    ),
  ]
}
