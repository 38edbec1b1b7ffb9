import { expect, it } from 'vitest'
import { csvFile } from './csv-file.ts'

const write = async (cell: string | number | null) => (await csvFile('x.csv', ['h'], [[cell]]).text()).split('\r\n')[1]

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+234803', "'+234803"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [-1.5, '-1.5'],
  [null, ''],
])('writes %j as %j', async (cell, expected) => expect(await write(cell)).toBe(expected))

it('starts with the byte order mark by which spreadsheets detect UTF-8', async () => {
  const bytes = new Uint8Array(await csvFile('x.csv', ['Ṣọlá'], []).arrayBuffer())
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
})
