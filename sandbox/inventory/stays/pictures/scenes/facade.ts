import { chance } from '../../world/draw.ts'
import { arches } from '../buildings/arches.ts'
import { block } from '../buildings/block.ts'
import { eastern } from '../buildings/eastern.ts'
import { lodge } from '../buildings/lodge.ts'
import { terraces } from '../buildings/terraces.ts'
import { tower } from '../buildings/tower.ts'
import { townhouse } from '../buildings/townhouse.ts'
import { veranda } from '../buildings/veranda.ts'
import { villa } from '../buildings/villa.ts'
import { landscape } from '../landscape.ts'
import { hours, type Light } from '../light.ts'
import type { Build, Look } from '../look.ts'
import { dice, ellipse, group, HEIGHT, type Layers, layers, linear, path, radial, rect, stack, tone, WIDTH } from '../paint.ts'
import { bush, cypress, palm, tree } from '../plants.ts'

const builders: Record<Build, (look: Look, light: Light, ground: number) => Layers> = {
  tower,
  block,
  arches,
  lodge,
  villa,
  townhouse,
  terraces,
  veranda,
  eastern,
}

/** Half of the properties are mirrored. */
function turned(look: Look, { base, lights }: Layers): Layers {
  if (chance(look.seed, 'turned') < 0.5) return layers(base, lights)
  const mirror = `transform="translate(${WIDTH} 0) scale(-1 1)"`
  return layers(group(base, mirror), group(lights, mirror))
}

/** Elements in front of the property. */
function garden({ seed, land, build }: Look, ground: number): Layers {
  const next = dice(seed + 71)
  const warm = land === 'sea' || land === 'desert' || land === 'savanna'
  const stand = (x: number, y: number, size: number, plant: number): string => {
    if (warm) return palm(x, y, size, seed + plant)
    return land === 'mountain' ? cypress(x, y, size * 0.8) : tree(x, y, size * 0.9, seed + plant)
  }
  const spots = build === 'townhouse' ? [60, 1130] : [40, 150, 1020, 1120, 1190]
  return layers(
    spots.map((x, index) => stand(x + (next() - 0.5) * 50, ground + 24 + next() * 60, 250 + next() * 130, index)).join('') +
      (build === 'townhouse' ? '' : bush(230, ground + 22, 260, 44, seed + 5) + bush(930, ground + 26, 280, 48, seed + 9)),
  )
}

const isPaved = ({ land, build }: Look) => build === 'townhouse' || (land === 'city' && build !== 'villa')

/** The ground in front of the property: a street with reflections, or a lawn with a path. */
function forecourt(look: Look, light: Light, ground: number): Layers {
  const { seed, hue, land } = look
  const deep = HEIGHT - ground
  if (isPaved(look)) {
    return layers(
      linear(`court${seed}`, [
        [0, '#b9b4aa'],
        [0.35, '#8d8a84'],
        [1, '#5d5c5b'],
      ]) +
        rect(0, ground, WIDTH, deep, `url(#court${seed})`) +
        rect(0, ground, WIDTH, 16, '#d8d3c8') +
        rect(0, ground + 16, WIDTH, 5, '#000', 'opacity=".2"'),
      light.lamps > 0.3
        ? radial(`wet${seed}`, [
            [0, '#ffd08a', 0.5],
            [1, '#ffd08a', 0],
          ]) + ellipse(WIDTH / 2, ground + 60, 460, 120, `url(#wet${seed})`, `opacity="${(light.lamps * 0.7).toFixed(2)}"`)
        : '',
    )
  }
  const dry = land === 'desert' || land === 'savanna'
  const lawn = dry ? ['#d8bf8d', '#a98a58'] : [tone(96, 34, 48), tone(108, 38, 30)]
  return layers(
    linear(`lawn${seed}`, [
      [0, lawn[0] ?? ''],
      [1, lawn[1] ?? ''],
    ]) +
      path(`M0 ${ground - 4}Q600 ${ground - 18} ${WIDTH} ${ground - 4}V${HEIGHT}H0Z`, `url(#lawn${seed})`) +
      path(`M545 ${ground}L655 ${ground}L860 ${HEIGHT}L340 ${HEIGHT}Z`, '#e6dcc8', 'opacity=".9"') +
      path(`M545 ${ground}L553 ${ground}L372 ${HEIGHT}L340 ${HEIGHT}Z`, tone(hue, 14, 58), 'opacity=".5"') +
      path(`M647 ${ground}L655 ${ground}L860 ${HEIGHT}L828 ${HEIGHT}Z`, tone(hue, 14, 58), 'opacity=".5"'),
  )
}

/** The property from its street or garden. */
export function facade(look: Look): Layers[] {
  const light = hours[look.hour]
  const ground = 640
  return [
    ...landscape({ id: `out${look.seed}`, seed: look.seed, land: look.land, light, horizon: 520, bottom: HEIGHT }),
    stack(forecourt(look, light, ground), layers(ellipse(600, ground + 2, 560, 14, '#000', 'opacity=".22"'))),
    turned(look, builders[look.build](look, light, ground)),
    garden(look, ground),
  ]
}
