import { chance } from '../../world/draw.ts'
import type { Light } from '../light.ts'
import type { Look } from '../look.ts'
import { dice, ellipse, glow, type Layers, layers, path, rect, stack, tone } from '../paint.ts'
import { warm } from './warm.ts'

/** A roof whose eaves turn up; `x` is its middle. */
const eaves = (x: number, y: number, half: number, height: number, fill: string): string =>
  path(
    `M${x - half - 40} ${y - 6}Q${x - half * 0.7} ${y - 8} ${x - half * 0.42} ${y - height}H${x + half * 0.42}Q${x + half * 0.7} ${y - 8} ${x + half + 40} ${y - 6}Q${x + half} ${y + 12} ${x + half - 10} ${y + 12}H${x - half + 10}Q${x - half} ${y + 12} ${x - half - 40} ${y - 6}Z`,
    fill,
  ) + rect(x - half * 0.44, y - height - 7, half * 0.88, 10, tone(24, 16, 18))

/** Timber, paper screens and tiled roofs, one over another. */
export function eastern(look: Look, light: Light, ground: number): Layers {
  const { seed } = look
  const next = dice(seed + 707)
  const floors = chance(seed, 'floors') < 0.5 ? 2 : 3
  const storey = 128
  const wood = tone(22, 36, 28)
  const tile = tone(chance(seed, 'tiles') < 0.6 ? 214 : 150, 14, 30)
  const parts = Array.from({ length: floors }, (_, floor) => {
    const half = 380 - floor * 96
    const base = ground - 22 - floor * storey
    const top = base - 92
    const bays = Math.round(half / 38)
    const bay = (half * 2 - 20) / bays
    let lights = ''
    let screens = ''
    for (let index = 0; index < bays; index++) {
      const left = 600 - half + 10 + index * bay
      screens += rect(left + 5, top + 14, bay - 10, 78, tone(40, 30, 88))
      if (next() < 0.3 + light.lamps * 0.5)
        lights += rect(left + 5, top + 14, bay - 10, 78, 'url(#warm)', `opacity="${(0.1 + light.lamps * 0.8).toFixed(2)}"`)
      lights +=
        [1, 2, 3].map((bar) => rect(left + 5, top + 14 + bar * 20, bay - 10, 2, wood, 'opacity=".75"')).join('') +
        rect(left + bay / 2, top + 14, 2, 78, wood, 'opacity=".75"')
    }
    return layers(
      rect(600 - half, top, half * 2, 92, wood) +
        screens +
        rect(600 - half - 16, base, half * 2 + 32, 10, tone(24, 30, 36)) +
        eaves(600, top + 4, half + 28, 62, tile),
      lights,
    )
  })
  const lanterns = [330, 470, 730, 870].map(
    (x) =>
      glow(x, ground - 82, 110, '#ff9d5c', 0.2 + light.lamps * 0.5) +
      ellipse(x, ground - 82, 15, 20, '#ff7a45', `opacity="${(0.75 + light.lamps * 0.25).toFixed(2)}"`),
  )
  return stack(
    ...parts,
    layers(
      rect(190, ground - 22, 820, 22, tone(30, 8, 58)) + rect(540, ground - 110, 120, 90, tone(look.hue, 40, 32)),
      warm + lanterns.join('') + glow(600, ground - 60, 170, '#ffd590', light.lamps * 0.5),
    ),
  )
}
