/** The light of an hour: the sky from zenith to horizon, the light on objects, and the brightness of windows. */
export interface Light {
  sky: readonly [zenith: string, middle: string, horizon: string]
  sun: { colour: string; x: number; y: number; radius: number; halo: number }
  cloud: string
  /** The light on all objects that are not light sources: each colour is multiplied by it. */
  tint: readonly [red: number, green: number, blue: number]
  /** 0 to 1: the brightness of lamps and windows. */
  lamps: number
  /** Degrees: the hue of distant objects. */
  haze: string
  stars: boolean
}

export const hours = {
  morning: {
    sky: ['#7fb6e0', '#bcdcee', '#fdeeda'],
    sun: { colour: '#fff3d0', x: 250, y: 300, radius: 46, halo: 420 },
    cloud: '#ffffff',
    tint: [1, 0.97, 0.9],
    lamps: 0.1,
    haze: '#d9e3e8',
    stars: false,
  },
  noon: {
    sky: ['#2f86cf', '#7cbbe9', '#d6ecf7'],
    sun: { colour: '#fffbe6', x: 930, y: 120, radius: 44, halo: 380 },
    cloud: '#ffffff',
    tint: [1, 1, 1],
    lamps: 0.05,
    haze: '#c4dcea',
    stars: false,
  },
  golden: {
    sky: ['#5d83b5', '#f0b98a', '#ffdf9f'],
    sun: { colour: '#fff0b8', x: 300, y: 420, radius: 58, halo: 620 },
    cloud: '#ffe3c2',
    tint: [1, 0.84, 0.66],
    lamps: 0.4,
    haze: '#efc9a2',
    stars: false,
  },
  dusk: {
    sky: ['#1f2d5c', '#7a5288', '#f2906b'],
    sun: { colour: '#ffc58f', x: 840, y: 500, radius: 52, halo: 520 },
    cloud: '#c98a96',
    tint: [0.56, 0.46, 0.66],
    lamps: 0.85,
    haze: '#a5708a',
    stars: false,
  },
  night: {
    sky: ['#070d24', '#14234d', '#2f4577'],
    sun: { colour: '#e8eefc', x: 900, y: 150, radius: 34, halo: 260 },
    cloud: '#33436e',
    tint: [0.26, 0.32, 0.54],
    lamps: 1,
    haze: '#2a3b69',
    stars: true,
  },
} as const satisfies Record<string, Light>

export type Hour = keyof typeof hours
