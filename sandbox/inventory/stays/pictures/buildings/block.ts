import { pick } from '../../../hash.ts'
import { chance, draw, wholeBetween } from '../../world/draw.ts'
import type { Light } from '../light.ts'
import type { Look } from '../look.ts'
import { type Layers, layers, rect, shape, stack, tone } from '../paint.ts'
import { podium } from './tower.ts'
import { windows } from './windows.ts'

interface Body {
  look: Look
  x: number
  top: number
  width: number
  floors: number
  columns: number
}

const FLOOR = 50

/** Elements in front of the windows. */
const fronts: readonly ((body: Body) => string)[] = [
  () => '',
  ({ look, x, top, width, floors, columns }) => {
    const bay = width / columns
    return Array.from({ length: floors * columns }, (_, index) => {
      const left = x + (index % columns) * bay + bay * 0.12
      const y = top + Math.floor(index / columns) * FLOOR + 34
      return (
        rect(left, y, bay * 0.76, 13, trim(look), 'opacity=".94"') + rect(left, y + 13, bay * 0.76, 6, '#000', 'opacity=".16"')
      )
    }).join('')
  },
  ({ look, x, top, width, floors }) =>
    Array.from(
      { length: floors },
      (_, floor) =>
        rect(x - 10, top + floor * FLOOR + 32, width + 20, 17, trim(look)) +
        rect(x - 10, top + floor * FLOOR + 49, width + 20, 7, '#000', 'opacity=".2"'),
    ).join(''),
  ({ look, x, top, width, floors, columns }) =>
    Array.from({ length: columns + 1 }, (_, column) =>
      rect(x + (column * width) / columns - 6, top, 12, floors * FLOOR, trim(look), 'opacity=".9"'),
    ).join(''),
]

const trim = ({ skin: [hue, saturation, lightness] }: Look): string => tone(hue, saturation * 0.4, lightness > 60 ? 95 : 82)

/** Elements on the roof. */
const crowns: readonly ((body: Body) => string)[] = [
  () => '',
  ({ look, x, top, width }) =>
    rect(x + width * 0.2, top - 52, width * 0.6, 44, tone(208, 26, 46)) +
    rect(x + width * 0.16, top - 62, width * 0.68, 12, trim(look)),
  ({ x, top, width }) =>
    Array.from({ length: 9 }, (_, post) => rect(x + 14 + (post * (width - 34)) / 8, top - 46, 6, 38, tone(28, 36, 40))).join('') +
    rect(x + 4, top - 54, width - 8, 9, tone(28, 38, 46)),
  ({ x, top, width }) =>
    shape(
      [
        [x - 14, top - 8],
        [x + 40, top - 62],
        [x + width - 40, top - 62],
        [x + width + 14, top - 8],
      ],
      tone(14, 42, 40),
    ),
]

const sills: readonly (readonly [number, number])[] = [
  [0.56, 0.66],
  [0.86, 0.5],
  [0.36, 0.76],
]

function walls({ look, x, top, width }: Body, ground: number): string {
  const [hue, saturation, lightness] = look.skin
  const side = 70 + chance(look.seed, 'side') * 70
  return (
    shape(
      [
        [x + width, top],
        [x + width + side, top + 36],
        [x + width + side, ground],
        [x + width, ground],
      ],
      tone(hue, saturation, lightness * 0.66),
    ) +
    rect(x, top, width, ground - top, tone(hue, saturation, lightness)) +
    rect(x - 8, top - 12, width + 16, 14, trim(look))
  )
}

/** A stripe of the brand's colour, with the sign. */
function stripe({ look, x, top, width }: Body, light: Light, ground: number): Layers {
  const at = x + width * pick([0.02, 0.43, 0.84], draw(look.seed, 'stripe'))
  if (chance(look.seed, 'striped') < 0.35) return layers()
  return layers(
    rect(at, top - 26, width * 0.14, ground - top - 70, tone(look.hue, 38, 44)),
    rect(at + width * 0.02, top - 14, width * 0.1, 8, '#fff2cf', `rx="2" opacity="${(0.3 + light.lamps * 0.7).toFixed(2)}"`),
  )
}

/** Four to nine floors, the side in shade; balconies, bands, piers or bare walls. */
export function block(look: Look, light: Light, ground: number): Layers {
  const { seed, skin } = look
  const columns = wholeBetween(5, 9, seed, 'columns')
  const floors = wholeBetween(4, columns > 7 ? 7 : 9, seed, 'floors')
  const width = columns * 66
  const body: Body = {
    look,
    x: 560 - width / 2 + (chance(seed, 'stands') - 0.5) * 140,
    top: ground - 90 - floors * FLOOR,
    width,
    floors,
    columns,
  }
  const fill = pick(sills, draw(seed, 'sills'))
  return stack(
    layers(pick(crowns, draw(seed, 'crown'))(body) + walls(body, ground)),
    windows({
      x: body.x,
      y: body.top + 2,
      width,
      height: floors * FLOOR,
      columns,
      rows: floors,
      fill,
      glass: tone(206, 30, 38),
      frame: skin[2] > 60 ? tone(skin[0], 8, 97) : tone(skin[0], 10, 24),
      seed: seed + 7,
      lamps: light.lamps,
    }),
    layers(pick(fronts, draw(seed, 'front'))(body)),
    stripe(body, light, ground),
    layers(rect(body.x, body.top, width, 26, '#000', 'opacity=".06"')),
    podium(look, light, { x: body.x - 60, width: width + 200, ground }),
  )
}
