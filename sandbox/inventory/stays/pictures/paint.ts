import { blend, hash, share } from '../../hash.ts'

/** Every picture is drawn on this canvas and cropped to the requested size. */
export const WIDTH = 1200
export const HEIGHT = 800

/** Objects that reflect light, and light sources: the light of the hour is applied between the two. */
export interface Layers {
  base: string
  lights: string
}

export const layers = (base = '', lights = ''): Layers => ({ base, lights })

export const stack = (...parts: readonly Layers[]): Layers => ({
  base: parts.map(({ base }) => base).join(''),
  lights: parts.map(({ lights }) => lights).join(''),
})

/** A pseudo-random sequence: the same numbers for the same seed. */
export function dice(seed: number): () => number {
  let turn = 0
  return () => share(blend(seed, turn++))
}

/** A colour by hue in degrees, saturation and lightness in per cent. */
export const tone = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round(hue + 720) % 360},${Math.round(clamp(saturation))}%,${Math.round(clamp(lightness))}%)`

const clamp = (value: number) => Math.min(100, Math.max(0, value))

const short = (value: number) => Math.round(value * 10) / 10

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width: number, more = ''): string =>
  `<path d="M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}" stroke="${stroke}" stroke-width="${width}" fill="none" ${more}/>`

/** A closed shape through points. */
export const shape = (points: readonly (readonly [x: number, y: number])[], fill: string, more = ''): string =>
  path(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`, fill, more)

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')

/** A gradient that a fill references as `url(#id)`; default: from top to bottom. */
export const linear = (id: string, stops: readonly Stop[], [x2, y2]: readonly [number, number] = [0, 1]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`

export const radial = (
  id: string,
  stops: readonly Stop[],
  centre: readonly [number, number] = [0.5, 0.5],
  radius = 0.5,
): string => `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="${radius}">${stopsOf(stops)}</radialGradient>`

/** An id derived from the content: an equal drawing is an equal definition. */
const nameOf = (...parts: readonly (string | number)[]): string => `n${hash(parts.join('|')).toString(36)}`

/** A soft round light. */
export function glow(x: number, y: number, radius: number, colour: string, strength = 0.6): string {
  const id = nameOf(colour, strength)
  return (
    radial(id, [
      [0, colour, strength],
      [0.35, colour, strength * 0.45],
      [1, colour, 0],
    ]) + circle(x, y, radius, `url(#${id})`)
  )
}

/** A part of the picture cut out by a shape; `id` has to be the picture's own. */
export const clipped = (id: string, cut: string, content: string): string =>
  `<clipPath id="${id}">${cut}</clipPath><g clip-path="url(#${id})">${content}</g>`

export const group = (content: string, more: string): string => `<g ${more}>${content}</g>`

export function blurred(content: string, amount: number): string {
  const id = nameOf('blur', amount)
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${amount}"/></filter><g filter="url(#${id})">${content}</g>`
}
