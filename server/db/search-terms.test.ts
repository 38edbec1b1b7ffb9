import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { likePattern, plainQuery, searchQuery, searchText } from './search-terms.ts'

describe('the search text of a row', () => {
  it('is in lower case without diacritics, with the hooked letters of Hausa as plain ones', () => {
    expect(searchText(['Adéṣọlá', 'Ɗanjuma', null, 'ÒGÚN'])).toBe('adesola danjuma ogun')
  })
  it('contains a hyphenated code in parts and as a whole', () => {
    expect(searchText(['TW-1042', '125-2342567890'])).toBe('tw 1042 tw1042 125 2342567890 1252342567890')
  })
})

describe('a typed query', () => {
  it('matches words by prefix, all of them', () => {
    expect(searchQuery('Ngọzi okaf')).toBe("'ngozi':* & 'okaf':*")
  })
  it('is null without a letter or digit', () => {
    expect(searchQuery(" !&|:*()'\\ ")).toBeNull()
  })
  it('matches whole words before a separator, in a text with diacritics', () => {
    expect(plainQuery('pay_0042 Lagọs lon')).toBe("'pay' & '0042':* & 'lagọs':* & 'lon':*")
    expect(plainQuery('TW-1042/')).toBe("'tw' & '1042'")
    expect(plainQuery(' _-/ ')).toBeNull()
  })
  test('never contains an operator of the query syntax', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const query = searchQuery(typed)
        if (query !== null) expect(query).toMatch(/^'[\p{L}\p{N}]+':\*( & '[\p{L}\p{N}]+':\*){0,7}$/u)
      }),
    )
  })
  test('for a text with diacritics never contains one either', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const query = plainQuery(typed)
        if (query !== null) expect(query).toMatch(/^'[\p{L}\p{M}\p{N}]+'(:\*)?( & '[\p{L}\p{M}\p{N}]+'(:\*)?){0,7}$/u)
      }),
    )
  })
  it('is escaped in a pattern', () => {
    expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%')
  })
})
