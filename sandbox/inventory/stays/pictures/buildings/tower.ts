import type { Light } from '../light.ts'
import type { Look } from '../look.ts'
import { dice, glow, type Layers, layers, linear, rect, shape, stack, tone } from '../paint.ts'
import { windows } from './windows.ts'

/** A tall property of glass over a podium, seen a little from its side. */
export function tower(look: Look, light: Light, ground: number): Layers {
  const next = dice(look.seed + 101)
  const width = 250 + next() * 90
  const height = 430 + next() * 90
  const x = 430 + next() * 90
  const top = ground - height
  const side = 70 + next() * 50
  const rise = 26
  const glass = tone(205 + next() * 20, 34, 46)
  const shaft = stack(
    layers(
      linear(`glass${look.seed}`, [
        [0, light.sky[0]],
        [0.6, light.sky[1]],
        [1, light.sky[2]],
      ]) +
        rect(x, top, width, height, glass) +
        rect(x, top, width, height, `url(#glass${look.seed})`, 'opacity=".55"') +
        shape(
          [
            [x + width, top],
            [x + width + side, top + rise],
            [x + width + side, ground],
            [x + width, ground],
          ],
          tone(212, 32, 27),
        ),
    ),
    windows({
      x: x + 8,
      y: top + 14,
      width: width - 16,
      height: height - 134,
      columns: 9,
      rows: 15,
      fill: [0.84, 0.66],
      glass: 'rgba(255,255,255,.10)',
      seed: look.seed + 3,
      lamps: light.lamps,
    }),
    layers(
      Array.from({ length: 16 }, (_, floor) =>
        rect(x, top + 10 + (floor * (height - 80)) / 15, width, 3, tone(look.wall, 10, 88), 'opacity=".55"'),
      ).join('') +
        Array.from({ length: 5 }, (_, mark) =>
          shape(
            [
              [x + width, top + 40 + mark * 84],
              [x + width + side, top + 60 + mark * 80],
              [x + width + side, top + 64 + mark * 80],
              [x + width, top + 45 + mark * 84],
            ],
            '#ffffff',
            'opacity=".14"',
          ),
        ).join('') +
        rect(x - 8, top - 14, width + 16, 16, tone(look.wall, 8, 90)) +
        rect(x + width * 0.3, top - 40, width * 0.4, 28, tone(look.hue, 42, 40)),
      rect(x + width * 0.33, top - 33, width * 0.34, 14, '#fff4d6', `rx="3" opacity="${(0.25 + light.lamps * 0.7).toFixed(2)}"`) +
        glow(x + width / 2, top - 26, 70, '#ffe6b0', light.lamps * 0.5),
    ),
  )
  return stack(shaft, podium(look, light, { x: x - 150, width: width + side + 290, ground }))
}

/** The low part with the door, which every large property has. */
export function podium(look: Look, light: Light, { x, width, ground }: { x: number; width: number; ground: number }): Layers {
  const top = ground - 96
  const door = x + width * 0.46
  return layers(
    rect(x, top, width, 96, tone(look.wall, 14, 78)) +
      rect(x, top - 10, width, 12, tone(look.wall, 12, 90)) +
      Array.from({ length: Math.floor(width / 62) }, (_, bay) =>
        rect(x + 16 + bay * 62, top + 18, 44, 78, tone(208, 26, 34)),
      ).join('') +
      rect(door - 76, top + 4, 152, 12, tone(look.hue, 46, 36)) +
      rect(door - 66, top + 16, 5, 80, tone(look.wall, 8, 60)) +
      rect(door + 61, top + 16, 5, 80, tone(look.wall, 8, 60)),
    Array.from({ length: Math.floor(width / 62) }, (_, bay) =>
      rect(x + 16 + bay * 62, top + 18, 44, 78, '#ffcf86', `opacity="${(0.08 + light.lamps * 0.6).toFixed(2)}"`),
    ).join('') +
      rect(door - 46, top + 22, 92, 74, '#ffe7b5', `opacity="${(0.25 + light.lamps * 0.7).toFixed(2)}"`) +
      glow(door, ground - 30, 190, '#ffd590', 0.15 + light.lamps * 0.5),
  )
}
