import { describe, expect, it, test } from 'vitest'
import { nameHints, withoutTitle } from './name-hints.ts'

const hints = (givenName: string, familyName: string) => nameHints({ title: '', givenName, familyName })
const fixes = (givenName: string, familyName: string) => hints(givenName, familyName).map((hint) => hint.fix)

describe('a title in the name', () => {
  it.each([
    ['MRADAEZE', 'ADAEZE', 'mr'],
    ['ADAEZEMRS', 'ADAEZE', 'mrs'],
    ['Mr Adaeze', 'Adaeze', 'mr'],
    ['Dr. Ngozi', 'Ngozi', 'dr'],
    ['DrNgozi', 'Ngozi', 'dr'],
    ['Chief Emeka', 'Emeka', 'chief'],
    ['Adaeze Mrs', 'Adaeze', 'mrs'],
  ])('%s is %s with the title %s', (typed, name, title) => expect(withoutTitle(typed)).toEqual({ name, title }))

  it.each(['Adaeze', 'Mridul', 'Mrinal', 'Amr', 'Drew', 'Miriam', 'Sirajo', 'Revathi', 'Masterson', 'Missy', 'Engracia'])(
    '%s is a name',
    (name) => expect(withoutTitle(name)).toBeNull(),
  )

  it('is moved into its own field by the fix, if airlines know it', () => {
    expect(fixes('MRADAEZE', 'OKONKWO')).toEqual([{ givenName: 'ADAEZE', title: 'mr' }])
    expect(fixes('Chief Emeka', 'Okonkwo')).toEqual([{ givenName: 'Emeka' }])
  })
})

test.each([
  ['Adaeze', 'Okonkwo'],
  ['Anne-Marie', 'Okafor-Williams'],
  ['Olúwaṣeun', 'Adébáyọ̀'],
  ['ADAEZE', 'OKONKWO'],
  ['Mary Jane', 'van der Berg'],
  ['', ''],
])('%s %s needs no hint', (givenName, familyName) => expect(hints(givenName, familyName)).toEqual([]))

describe('what one click fixes', () => {
  it.each([
    ['digits', 'Ada3ze', 'Okonkwo', { givenName: 'Adaze' }],
    ['an apostrophe', 'Sinead', "O'Neill", { familyName: 'ONeill' }],
    ['a name that is too long, by whole words', 'Oluwaseun Babatunde Chukwuemeka', 'Eze', { givenName: 'Oluwaseun Babatunde' }],
    ['one word that is too long', 'Oluwatobilobaoluwaseun', 'Eze', { givenName: 'Oluwatobilobaoluwase' }],
    ['swapped names', 'OKONKWO', 'Adaeze', { givenName: 'Adaeze', familyName: 'OKONKWO' }],
    ['both names in one field', 'Adaeze Chioma Okonkwo', '', { givenName: 'Adaeze Chioma', familyName: 'Okonkwo' }],
    ['the family name first, with a comma', 'Okonkwo, Adaeze', '', { givenName: 'Adaeze', familyName: 'Okonkwo' }],
    ['a single name', 'Sukarno', '', { givenName: 'Sukarno', familyName: 'Sukarno' }],
    ['a single name in the other field', '', 'Sukarno', { givenName: 'Sukarno', familyName: 'Sukarno' }],
  ])('%s', (_what, givenName, familyName, fix) => expect(fixes(givenName, familyName)).toEqual([fix]))
})

test.each([
  ['AAAA', 'Okonkwo', 'Every letter is the same'],
  ['A', 'Okonkwo', 'Only an initial'],
  ['Sukarno', 'Sukarno', 'a passport with a single name'],
])('%s %s asks the user to check the passport and changes nothing', (givenName, familyName, words) => {
  const [hint] = hints(givenName, familyName)
  expect(hint?.message).toContain(words)
  expect(hint?.fix).toBeNull()
})
