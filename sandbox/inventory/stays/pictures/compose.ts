import { hours, type Light } from './light.ts'
import type { Look } from './look.ts'
import { HEIGHT, type Layers, radial, rect, WIDTH } from './paint.ts'

/** The distance that the light of the hour reaches: a lit room is less blue at night than the street. */
const reaches = { outside: 1, inside: 0.4 } as const
export type Place = keyof typeof reaches

/** Multiplies colours by the light of the hour. */
function tintFilter({ tint }: Light, place: Place): string {
  const [red, green, blue] = tint.map((part) => (1 - (1 - part) * reaches[place]).toFixed(3))
  const matrix = `${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 1 0`
  return `<filter id="tint-${place}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="${matrix}"/></filter>`
}

/** Layers from the farthest to the nearest, each under the light of the hour and with its own lights. */
export const flatten = (planes: readonly Layers[], light: Light, place: Place): string =>
  tintFilter(light, place) +
  planes.map(({ base, lights }) => (base === '' ? '' : `<g filter="url(#tint-${place})">${base}</g>`) + lights).join('')

const edge =
  radial(
    'edge',
    [
      [0.55, '#000', 0],
      [1, '#0a0a1e', 0.3],
    ],
    [0.5, 0.48],
    0.75,
  ) + rect(0, 0, WIDTH, HEIGHT, 'url(#edge)')

/** A scene as an SVG document. */
export const compose = (look: Look, planes: readonly Layers[], place: Place): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${flatten(planes, hours[look.hour], place)}${edge}</svg>`
