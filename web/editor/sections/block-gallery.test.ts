import { expect, it } from 'vitest'
import { kindNames } from '#domain/site/block-kinds.ts'
import { blockGroups } from './block-gallery.tsx'

it('the gallery has every kind of section once', () => {
  expect(blockGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual(kindNames.toSorted())
})
