import { chance } from '../../world/draw.ts'
import type { Light } from '../light.ts'
import type { Look } from '../look.ts'
import { glow, type Layers, layers, rect, shape, stack, tone } from '../paint.ts'
import { windows } from './windows.ts'

/** Two or three floors of galleries under a wide roof, as the warm coasts built. */
export function veranda(look: Look, light: Light, ground: number): Layers {
  const { seed } = look
  const [hue, saturation, lightness] = look.skin
  const floors = chance(seed, 'tall') < 0.4 ? 3 : 2
  const storey = 118
  const bays = 8
  const width = 760
  const x = 220
  const top = ground - floors * storey - 26
  const white = tone(hue, 8, 96)
  const roof = tone(chance(seed, 'tin') < 0.5 ? 12 : 200, 34, 40)
  const gallery = (floor: number): string => {
    const y = top + floor * storey
    const posts = Array.from({ length: bays + 1 }, (_, post) => rect(x + (post * width) / bays - 5, y, 10, storey, white))
    const balusters = Array.from({ length: 64 }, (_, one) =>
      rect(x + 6 + (one * (width - 12)) / 63, y + storey - 40, 3, 34, white),
    )
    return (
      posts.join('') +
      (floor === floors - 1 ? '' : `${balusters.join('')}${rect(x - 4, y + storey - 46, width + 8, 7, white)}`) +
      rect(x - 10, y + storey - 8, width + 20, 12, white) +
      rect(x - 10, y + storey + 4, width + 20, 5, '#000', 'opacity=".18"') +
      rect(x, y, width, 26, '#000', 'opacity=".22"')
    )
  }
  return stack(
    layers(
      shape(
        [
          [x - 46, top + 4],
          [x + 110, top - 96],
          [x + width - 110, top - 96],
          [x + width + 46, top + 4],
        ],
        roof,
      ) +
        Array.from({ length: 30 }, (_, rib) => rect(x - 20 + rib * 27, top - 92, 2, 94, '#000', 'opacity=".1"')).join('') +
        shape(
          [
            [540, top - 40],
            [600, top - 110],
            [660, top - 40],
          ],
          white,
        ) +
        rect(582, top - 78, 36, 34, tone(206, 26, 38)) +
        rect(x, top, width, ground - top, tone(hue, saturation, lightness)),
    ),
    windows({
      x,
      y: top + 12,
      width,
      height: floors * storey,
      columns: bays,
      rows: floors,
      fill: [0.46, 0.66],
      glass: tone(208, 26, 32),
      frame: tone(look.hue, 34, 34),
      seed: seed + 3,
      lamps: light.lamps,
    }),
    layers(
      Array.from({ length: floors }, (_, floor) => gallery(floor)).join('') +
        rect(x - 20, ground - 26, width + 40, 26, tone(hue, 10, 80)) +
        [0, 1, 2]
          .map((step) => rect(530 - step * 16, ground - 26 + step * 9, 140 + step * 32, 9, tone(hue, 6, 90 - step * 5)))
          .join(''),
      Array.from({ length: bays }, (_, bay) =>
        glow(x + (bay + 0.5) * (width / bays), ground - 110, 70, '#ffd590', light.lamps * 0.5),
      ).join(''),
    ),
  )
}
