import type { Land } from '../world/cities.ts'
import type { Light } from './light.ts'
import {
  circle,
  clipped,
  dice,
  ellipse,
  glow,
  type Layers,
  layers,
  linear,
  path,
  rect,
  shape,
  stack,
  tone,
  WIDTH,
} from './paint.ts'
import { acacia, haze, type Outlook, ridge, skyline, water } from './terrain.ts'

function clouds(seed: number, { cloud }: Light, horizon: number): string {
  const next = dice(seed)
  return Array.from({ length: 4 }, () => {
    const x = next() * WIDTH
    const y = 40 + next() * horizon * 0.6
    const size = 60 + next() * 110
    const puffs = Array.from({ length: 6 }, (_, puff) =>
      ellipse(
        x + (puff - 2.5) * size * 0.5,
        y + (next() - 0.5) * size * 0.16,
        size * (0.45 + next() * 0.35),
        size * (0.09 + next() * 0.07),
        cloud,
      ),
    )
    return `<g opacity="${(0.16 + next() * 0.3).toFixed(2)}">${puffs.join('')}</g>`
  }).join('')
}

function sky({ id, seed, light, horizon }: Outlook): Layers {
  const next = dice(seed + 5)
  const [zenith, middle, low] = light.sky
  const { sun } = light
  const points = light.stars
    ? Array.from({ length: 70 }, () =>
        circle(
          next() * WIDTH,
          next() * horizon * 0.9,
          0.6 + next() * 1.3,
          '#fff',
          `opacity="${(0.3 + next() * 0.6).toFixed(2)}"`,
        ),
      )
    : []
  return layers(
    linear(`${id}sky`, [
      [0, zenith],
      [0.55, middle],
      [1, low],
    ]) +
      rect(0, 0, WIDTH, horizon + 2, `url(#${id}sky)`) +
      points.join('') +
      glow(sun.x, Math.min(sun.y, horizon - 20), sun.halo, sun.colour, 0.75) +
      circle(sun.x, Math.min(sun.y, horizon - 20), sun.radius, sun.colour, 'opacity=".92"') +
      clouds(seed + 11, light, horizon),
  )
}

type Painter = (outlook: Outlook) => Layers

/** The ground of each landscape below its horizon. */
const grounds: Record<Land, Painter> = {
  sea: (outlook) => {
    const { seed, light, horizon } = outlook
    return stack(
      layers(path(ridge(seed + 3, horizon + 4, 60, 0.25, horizon + 4), light.haze, 'opacity=".7"')),
      water(outlook, tone(190 + dice(seed)() * 18, 58, 44)),
    )
  },
  lake: (outlook) => {
    const { seed, light, horizon, bottom } = outlook
    return stack(
      layers(path(ridge(seed + 3, horizon, 120, 0.3, horizon + 4), light.haze, 'opacity=".85"')),
      skyline({ ...outlook, horizon: horizon + 2 }, 110, 205),
      water({ ...outlook, horizon: horizon + 2, bottom }, tone(205, 38, 40)),
    )
  },
  city: (outlook) => {
    const { id, horizon, bottom } = outlook
    return stack(
      skyline(outlook, 230, 215),
      layers(
        linear(`${id}street`, [
          [0, '#a8a79f'],
          [1, '#77756f'],
        ]) + rect(0, horizon, WIDTH, bottom - horizon, `url(#${id}street)`),
      ),
    )
  },
  mountain: ({ id, seed, light, horizon, bottom }) => {
    const far = ridge(seed + 3, horizon - 60, 230, 0.8, horizon + 20)
    return layers(
      clipped(
        `${id}peaks`,
        path(far, '#000'),
        rect(0, 0, WIDTH, horizon + 20, tone(215, 22, 66)) +
          path(ridge(seed + 4, horizon - 150, 150, 1, 0), '#f4f7fb', 'opacity=".85"'),
      ) +
        haze(light, horizon - 320, horizon + 10, 0.5) +
        path(ridge(seed + 7, horizon + 4, 130, 0.5, bottom), tone(165, 22, 46)) +
        path(ridge(seed + 9, horizon + 46, 70, 0.4, bottom), tone(130, 26, 38)) +
        path(ridge(seed + 13, horizon + 110, 40, 0.2, bottom), tone(105, 30, 42)),
    )
  },
  savanna: ({ id, seed, light, horizon, bottom }) => {
    const next = dice(seed + 41)
    const trees = Array.from({ length: 6 }, () => {
      const depth = next()
      return acacia(next() * WIDTH, horizon + 6 + depth * 40, 60 + depth * 110, tone(70 + next() * 20, 24, 27))
    })
    return layers(
      path(ridge(seed + 3, horizon + 2, 90, 0.3, horizon + 10), light.haze, 'opacity=".8"') +
        linear(`${id}grass`, [
          [0, tone(46, 46, 66)],
          [1, tone(40, 46, 44)],
        ]) +
        rect(0, horizon, WIDTH, bottom - horizon, `url(#${id}grass)`) +
        trees.join(''),
    )
  },
  desert: (outlook) => {
    const { id, seed, light, horizon, bottom } = outlook
    return stack(
      skyline({ ...outlook, seed: seed + 2 }, 170, 30),
      layers(
        rect(0, horizon, WIDTH, bottom - horizon, '#dcc194') +
          path(ridge(seed + 5, horizon + 20, 46, 0.1, bottom), light.haze, 'opacity=".9"') +
          linear(`${id}sand`, [
            [0, '#ecd2a4'],
            [1, '#c89f68'],
          ]) +
          path(ridge(seed + 8, horizon + 36, 34, 0.05, bottom), `url(#${id}sand)`) +
          shape(
            [
              [0, bottom],
              [WIDTH * 0.6, horizon + 70],
              [WIDTH, bottom],
            ],
            '#d8b37c',
            'opacity=".5"',
          ),
      ),
    )
  },
}

/** Sky and landscape from the horizon to the bottom: the view from windows and the surroundings of a property. The sky is a light source. */
export const landscape = (outlook: Outlook): Layers[] => [layers('', sky(outlook).base), grounds[outlook.land](outlook)]
