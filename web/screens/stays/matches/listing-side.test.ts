import { expect, it } from 'vitest'
import { wordsOf } from './listing-side.tsx'

const own = (name: string, other: string) =>
  wordsOf(name, other)
    .filter(({ isOwn }) => isOwn)
    .map(({ text }) => text)

it('marks the words that the other name lacks, in any order', () => {
  expect(own('Eko Grand Lagos', 'Lagos Eko Lite')).toEqual(['Grand'])
  expect(own('Lagos Eko Lite', 'Eko Grand Lagos')).toEqual(['Lite'])
})

it('ignores accents, case and punctuation', () => {
  expect(own('Pousada São Bento', 'POUSADA - Sao Bento')).toEqual([])
  expect(own('Ni’ima House', "Ni'ima, house")).toEqual([])
})

it('keeps a name as it is written', () => {
  expect(wordsOf('The  Amber, Ikoyi', '').map(({ text }) => text)).toEqual(['The', 'Amber,', 'Ikoyi'])
})
