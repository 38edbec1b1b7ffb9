import type { Light } from '../light.ts'
import type { Look } from '../look.ts'
import { dice, type Layers, layers, rect, shape, stack, tone } from '../paint.ts'
import { podium } from './tower.ts'
import { windows } from './windows.ts'

/** Five to eight floors with balconies, the side in shade. */
export function block(look: Look, light: Light, ground: number): Layers {
  const next = dice(look.seed + 202)
  const floors = 5 + Math.floor(next() * 4)
  const floor = 50
  const columns = 7 + Math.floor(next() * 3)
  const width = columns * 66
  const x = 560 - width / 2 + (next() - 0.5) * 120
  const top = ground - 90 - floors * floor
  const wall = tone(look.wall, 20 + next() * 14, 84)
  const accent = tone(look.hue, 38, 46)
  const side = 110
  const hasBalconies = next() < 0.7
  const balconies = Array.from({ length: floors * columns }, (_, index) => {
    const left = x + (index % columns) * 66 + 8
    const y = top + Math.floor(index / columns) * floor + 34
    return rect(left, y, 50, 14, tone(look.wall, 12, 95), 'opacity=".92"') + rect(left, y + 14, 50, 6, '#000', 'opacity=".14"')
  })
  return stack(
    layers(
      shape(
        [
          [x + width, top],
          [x + width + side, top + 40],
          [x + width + side, ground],
          [x + width, ground],
        ],
        tone(look.wall, 18, 60),
      ) +
        rect(x, top, width, ground - top, wall) +
        rect(x + width * 0.43, top - 26, width * 0.14, ground - top + 26, accent) +
        rect(x - 8, top - 12, width + 16, 14, tone(look.wall, 10, 94)),
    ),
    windows({
      x,
      y: top + 2,
      width,
      height: floors * floor,
      columns,
      rows: floors,
      fill: [0.56, 0.66],
      glass: tone(206, 30, 38),
      frame: tone(look.wall, 8, 96),
      seed: look.seed + 7,
      lamps: light.lamps,
    }),
    layers(hasBalconies ? balconies.join('') : ''),
    layers(
      rect(x, top, width, 30, '#000', 'opacity=".05"') + rect(x, ground - 100, width, 8, '#000', 'opacity=".18"'),
      rect(x + width * 0.445, top - 14, width * 0.11, 8, '#fff2cf', `rx="2" opacity="${(0.3 + light.lamps * 0.7).toFixed(2)}"`),
    ),
    podium(look, light, { x: x - 60, width: width + side + 90, ground }),
  )
}
