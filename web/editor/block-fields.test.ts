import { describe, expect, test } from 'vitest'
import { kindNames } from '#domain/site/block-kinds.ts'
import { newBlock } from '#domain/site/blocks.ts'
import { blockFields } from './block-fields.ts'
import { emptyItem } from './field-spec.ts'

describe.each(kindNames)('the form of %s', (kind) => {
  const fields = Object.entries(blockFields[kind])

  test('has a field for every value of a block of this kind', () => {
    expect(fields.map(([name]) => name).toSorted()).toEqual(Object.keys(newBlock(kind, 'one').content).toSorted())
  })

  test('adds valid items with every field', () => {
    for (const [name, spec] of fields) {
      if (spec.as !== 'list') continue
      const item = emptyItem(spec.fields, 'NGN')
      expect(newBlock(kind, 'one', { content: { [name]: [item] } }).content).toMatchObject({ [name]: [item] })
      expect(spec.summary.every((summary) => Object.hasOwn(spec.fields, summary))).toBe(true)
      const most = Array.from({ length: spec.most }, () => item)
      expect(() => newBlock(kind, 'one', { content: { [name]: most } })).not.toThrow()
      expect(() => newBlock(kind, 'one', { content: { [name]: [...most, item] } })).toThrow(`At most ${spec.most}.`)
    }
  })
})
