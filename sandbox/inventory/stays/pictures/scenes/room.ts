import { pick } from '../../../hash.ts'
import { draw } from '../../world/draw.ts'
import { hours } from '../light.ts'
import type { Look } from '../look.ts'
import {
  clipped,
  dice,
  ellipse,
  group,
  HEIGHT,
  type Layers,
  layers,
  line,
  linear,
  rect,
  shape,
  stack,
  tone,
  WIDTH,
} from '../paint.ts'
import { potted } from '../plants.ts'
import { armchair, bedding, nightstand } from './furniture.ts'
import { pane } from './pane.ts'

const FLOOR = 590

function shell({ seed, wall, hue }: Look): string {
  return (
    linear(`wall${seed}`, [
      [0, tone(wall, 16, 88)],
      [1, tone(wall, 18, 78)],
    ]) +
    rect(0, 0, WIDTH, FLOOR, `url(#wall${seed})`) +
    linear(`floor${seed}`, [
      [0, tone(28, 34, 42)],
      [1, tone(28, 38, 58)],
    ]) +
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, `url(#floor${seed})`) +
    Array.from({ length: 15 }, (_, board) =>
      line(600 + (board - 7) * 78, FLOOR, 600 + (board - 7) * 190, HEIGHT, '#3b2616', 1.6, 'opacity=".22"'),
    ).join('') +
    rect(0, FLOOR - 12, WIDTH, 12, tone(wall, 10, 94)) +
    rect(0, 0, WIDTH, 26, tone(wall, 8, 97)) +
    shape(
      [
        [250, 690],
        [950, 690],
        [1090, 790],
        [110, 790],
      ],
      tone(hue, 20, 82),
    ) +
    shape(
      [
        [290, 698],
        [910, 698],
        [1030, 780],
        [170, 780],
      ],
      tone(hue, 26, 66),
      'opacity=".35"',
    )
  )
}

function curtains(x: number, y: number, width: number, height: number, hue: number): string {
  const fold = (left: number, wide: number) =>
    rect(left, y - 12, wide, height + 30, tone(hue, 22, 84)) +
    Array.from({ length: 6 }, (_, index) =>
      rect(
        left + (index * wide) / 6,
        y - 12,
        wide / 13,
        height + 30,
        '#000',
        `opacity="${(0.05 + (index % 3) * 0.03).toFixed(2)}"`,
      ),
    ).join('')
  return rect(x - 66, y - 24, width + 132, 9, tone(30, 20, 30)) + fold(x - 60, 74) + fold(x + width - 14, 74)
}

function picture({ seed, hue }: Look, x: number): string {
  const next = dice(seed + 29)
  const blobs = Array.from({ length: 5 }, () =>
    ellipse(
      x + next() * 150,
      150 + next() * 90,
      26 + next() * 46,
      14 + next() * 30,
      tone(hue + next() * 80 - 40, 40, 40 + next() * 40),
      'opacity=".8"',
    ),
  )
  return (
    rect(x - 8, 112, 166, 146, tone(30, 20, 24)) +
    clipped(`art${seed}`, rect(x, 120, 150, 130, '#000'), rect(x, 120, 150, 130, tone(hue, 16, 92)) + blobs.join(''))
  )
}

/** The material of the wall behind the bed. */
const walls: readonly ((look: Look) => string)[] = [
  () => '',
  ({ hue }) =>
    Array.from({ length: 41 }, (_, slat) => rect(slat * 30, 26, 14, FLOOR - 38, tone(hue, 14, 40), 'opacity=".16"')).join(''),
  ({ wall }) =>
    rect(0, 360, WIDTH, FLOOR - 372, tone(wall, 22, 64)) +
    rect(0, 352, WIDTH, 10, tone(wall, 10, 94)) +
    Array.from({ length: 9 }, (_, panel) =>
      rect(22 + panel * 134, 386, 104, 170, 'none', 'stroke="#fff" stroke-width="3" opacity=".4"'),
    ).join(''),
  ({ hue }) => rect(0, 26, WIDTH, FLOOR - 38, tone(hue, 24, 46), 'opacity=".55"'),
]

/** A bedroom: one large bed or two narrow ones, beside a window. */
export function room(look: Look): Layers[] {
  const light = hours[look.hour]
  const next = dice(look.seed + 51)
  const onLeft = next() < 0.5
  const window = onLeft ? 90 : 850
  const middle = onLeft ? 690 : 510
  const bedWidth = look.twin ? 400 : 330 + (look.stars - 3) * 26
  const bedX = middle - bedWidth / 2
  const beds = look.twin ? [bedX - 20, bedX + 230] : [bedX]
  const outside = pane(look, light, [window, 110, 270, 390], 'room')
  const frame =
    rect(window - 12, 98, 294, 12, '#f6f3ec') +
    rect(window - 12, 500, 294, 14, '#f6f3ec') +
    rect(window - 12, 98, 12, 410, '#f6f3ec') +
    rect(window + 270, 98, 12, 410, '#f6f3ec')
  const bars = rect(window + 131, 110, 8, 390, '#f6f3ec')
  const beam =
    light.lamps < 0.6
      ? shape(
          [
            [window, 520],
            [window + 270, 520],
            [window + (onLeft ? 560 : 120), HEIGHT],
            [window + (onLeft ? 150 : -290), HEIGHT],
          ],
          light.sun.colour,
          'opacity=".16"',
        )
      : ''
  const lamps = look.twin
    ? nightstand(middle, look.hue)
    : stack(nightstand(bedX - 78, look.hue), nightstand(bedX + bedWidth + 78, look.hue))
  return [
    layers(shell(look) + pick(walls, draw(look.seed, 'wall'))(look) + picture(look, middle - 75)),
    layers(frame, outside),
    layers(curtains(window, 110, 270, 390, look.wall) + bars),
    layers(look.stars >= 4 ? armchair(onLeft ? 210 : 990, 690, look.hue + 24) : '', ''),
    layers(potted(onLeft ? 1130 : 70, 690, 190, look.seed + 3, tone(20, 30, 40))),
    layers(beds.map((x) => bedding(look, x, look.twin ? 190 : bedWidth)).join('')),
    { base: lamps.base, lights: group(lamps.lights, `opacity="${(0.35 + light.lamps * 0.65).toFixed(2)}"`) },
    layers('', beam),
  ]
}
