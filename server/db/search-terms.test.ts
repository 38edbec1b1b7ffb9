import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { likePattern, plainQuery, searchQuery, searchText } from './search-terms.ts'

describe('what a row is found by', () => {
  it('is in small letters without marks, hooked letters of Hausa as their plain ones', () => {
    expect(searchText(['Adéṣọlá', 'Ɗanjuma', null, 'ÒGÚN'])).toBe('adesola danjuma ogun')
  })
  it('holds a hyphenated code in parts and in one piece', () => {
    expect(searchText(['TW-1042', '125-2342567890'])).toBe('tw 1042 tw1042 125 2342567890 1252342567890')
  })
})

describe('what a person typed', () => {
  it('looks for words that begin as typed, all of them', () => {
    expect(searchQuery('Ngọzi okaf')).toBe("'ngozi':* & 'okaf':*")
  })
  it('is nothing when it holds neither letter nor digit', () => {
    expect(searchQuery(" !&|:*()'\\ ")).toBeNull()
  })
  it('has whole words where a sign follows them, in a text as it is', () => {
    expect(plainQuery('pay_0042 Lagọs lon')).toBe("'pay' & '0042':* & 'lagọs':* & 'lon':*")
    expect(plainQuery('TW-1042/')).toBe("'tw' & '1042'")
    expect(plainQuery(' _-/ ')).toBeNull()
  })
  test('never carries a sign that means something in a query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const query = searchQuery(typed)
        if (query !== null) expect(query).toMatch(/^'[\p{L}\p{N}]+':\*( & '[\p{L}\p{N}]+':\*){0,7}$/u)
      }),
    )
  })
  test('nor does one for a text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const query = plainQuery(typed)
        if (query !== null) expect(query).toMatch(/^'[\p{L}\p{M}\p{N}]+'(:\*)?( & '[\p{L}\p{M}\p{N}]+'(:\*)?){0,7}$/u)
      }),
    )
  })
  it('is taken literally in a pattern', () => {
    expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%')
  })
})
