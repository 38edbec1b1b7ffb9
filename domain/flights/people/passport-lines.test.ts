import { describe, expect, it, test } from 'vitest'
import { checkDigit, countryOfIssuer, readPassportLines } from './passport-lines.ts'

/** The specimen of ICAO Doc 9303, part 4, appendix A. */
const first = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<'
const second = 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'
const today = '2026-11-21'
const read = (text: string) => readPassportLines(text, today)
const anna = {
  familyName: 'Eriksson',
  givenName: 'Anna Maria',
  number: 'L898902C3',
  issuer: 'UTO',
  bornOn: '1974-08-12',
  gender: 'f',
  expiresOn: '2012-04-15',
}
const problemOf = (line: string) => {
  const answer = read(`${first}\n${line}`)
  return 'problem' in answer ? answer.problem : null
}

test.each([
  ['520727', 3],
  ['AB2134<<<', 5],
  ['L898902C3', 6],
])('the check digit of %s is %i, as ICAO computes it', (text, digit) => expect(checkDigit(text)).toBe(digit))

describe('the two lines', () => {
  it.each([
    ['as printed', `${first}\n${second}`],
    ['in one piece', first + second],
    ['in lower case with spaces and Windows line ends', `${first.toLowerCase()} \r\n ${second.replace('UTO', ' UTO ')}`],
    ['without the fillers of line 1', `P<UTOERIKSSON<<ANNA<MARIA\n${second}`],
    ['copied from a document that joins two fillers', `${first.replaceAll('<<', '«')}\n${second}`],
    ['with letters typed for digits', `${first}\n${second.replace('1204159', 'I2O4I59')}`],
  ])('are parsed %s', (_how, text) => expect(read(text)).toEqual({ lines: anna }))

  it('may have a single name, no sex, and a child of this century', () => {
    const line = 'A01234567'
    const birth = '200229'
    const expiry = '310131'
    const head = `${line}${checkDigit(line)}NGA${birth}${checkDigit(birth)}<${expiry}${checkDigit(expiry)}${'<'.repeat(14)}<`
    const whole = head + checkDigit(head.slice(0, 10) + head.slice(13, 20) + head.slice(21, 43))
    expect(read(`P<NGASUKARNO\n${whole}`)).toEqual({
      lines: {
        familyName: 'Sukarno',
        givenName: '',
        number: 'A01234567',
        issuer: 'NGA',
        bornOn: '2020-02-29',
        gender: null,
        expiresOn: '2031-01-31',
      },
    })
  })
})

describe('an error is named', () => {
  it.each([
    ['the number', second.replace('L898902C3', 'L898902C4'), 'passport number (character 10 of line 2) is 6'],
    ['the date of birth', second.replace('740812', '740813'), 'date of birth (character 20 of line 2)'],
    ['the date of expiry', second.replace('120415', '120416'), 'date of expiry (character 28 of line 2)'],
    ['the personal number', second.replace('ZE184226B', 'ZE184226C'), 'personal number (character 43 of line 2)'],
    ['the last digit', `${second.slice(0, -1)}1`, 'last check digit (character 44 of line 2) is 1'],
    ['a missing character', second.slice(1), 'Line 2 has 43 characters'],
  ])('in %s', (_where, line, words) => expect(problemOf(line)).toContain(words))

  it('if one line is missing or it is no passport', () => {
    expect(read(second)).toHaveProperty('problem', expect.stringContaining('both lines'))
    expect(read(`I<UTOD23145890\n${second}`)).toHaveProperty('problem', expect.stringContaining('not the lines of a passport'))
  })
})

test('an issuer is a country, also if ICAO has a code of its own', () => {
  const countries = [{ code: 'NG', iso3: 'NGA' }]
  expect(['NGA', 'D', 'GBO', 'UNO'].map((issuer) => countryOfIssuer(issuer, countries))).toEqual(['NG', 'DE', 'GB', null])
})
