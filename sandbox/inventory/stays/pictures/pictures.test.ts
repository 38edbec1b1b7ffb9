import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyListing } from '../stays.fixture.ts'
import { lands } from '../world/cities.ts'
import { drawPicture, photoCount } from './album.ts'
import { compose } from './compose.ts'
import { type Hour, hours } from './light.ts'
import type { Build } from './look.ts'
import { facade } from './scenes/facade.ts'

/** Every opened tag is closed, and no number is missing. */
function expectSound(svg: string) {
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
  const opened = svg.match(/<[a-zA-Z]+[^>]*[^/]>|<[a-zA-Z]+>/g)?.length ?? 0
  const closed = svg.match(/<\/[a-zA-Z]+>/g)?.length ?? 0
  expect(opened).toBe(closed)
}

it('are drawn of every property and its rooms, the same each time', () => {
  fc.assert(
    fc.property(anyListing, (listing) => {
      expect(photoCount(listing)).toBeGreaterThanOrEqual(4)
      const names = [
        ...Array.from({ length: photoCount(listing) }, (_, index) => String(index)),
        ...listing.property.rooms.flatMap(({ index }) => [`room-${index}`, `bathroom-${index}`]),
      ]
      for (const name of names) {
        const svg = drawPicture(listing, name)
        expectSound(svg ?? '')
        expect(drawPicture(listing, name)).toBe(svg)
      }
      for (const name of ['99', 'room-99', 'cellar', '../0', '']) expect(drawPicture(listing, name)).toBeNull()
    }),
    { seed: 7, numRuns: 25 },
  )
})

it('cover every building type in every landscape at every hour', () => {
  const builds: Build[] = ['tower', 'block', 'arches', 'lodge', 'villa', 'townhouse', 'terraces', 'veranda', 'eastern']
  const seen = new Set<string>()
  for (const build of builds) {
    for (const land of lands) {
      for (const hour of Object.keys(hours).filter((name): name is Hour => Object.hasOwn(hours, name))) {
        const look = {
          seed: 42,
          land,
          kind: 'hotel',
          stars: 4,
          build,
          hour,
          hue: 210,
          wall: 36,
          skin: [36, 12, 93],
          twin: false,
        } as const
        const svg = compose(look, facade(look), 'outside')
        expectSound(svg)
        seen.add(svg)
      }
    }
  }
  expect(seen.size).toBe(builds.length * lands.length * Object.keys(hours).length)
})
