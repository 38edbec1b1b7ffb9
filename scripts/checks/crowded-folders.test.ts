import { expect, test } from 'vitest'
import { crowdedFolders } from './crowded-folders.ts'

const files = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}${ending}`)

test('a folder with 31 code files is reported, one with 30 is not', () => {
  expect(crowdedFolders([...files('domain/flights', 31), ...files('domain/stays', 30)])).toEqual([
    'domain/flights has 31 code files, 30 are the most',
  ])
})

test('tests, styles and data are not counted', () => {
  const beside = [
    ...files('web/order', 9, '.test.ts'),
    ...files('web/order', 9, '.module.css'),
    ...files('web/order', 9, '.json'),
  ]
  expect(crowdedFolders([...files('web/order', 30, '.tsx'), ...beside])).toEqual([])
})

test('flat libraries may have any number of files', () => {
  expect(crowdedFolders(files('web/blocks', 40, '.tsx'))).toEqual([])
})
