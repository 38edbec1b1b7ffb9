import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'

function open() {
  const clock = { now: 0 }
  const answers = createKeptAnswers({ keepMs: 5, most: 100_000, now: () => clock.now })
  const put = (name: string, bytes = 10) =>
    answers.open(name)({ tag: `"${name}"`, head: [], headUnchanged: [], body: Buffer.alloc(bytes) })
  const isKept = (name: string) => answers.find(name) !== null
  return { clock, answers, put, isKept }
}

test('an answer is at hand for a moment only, also when the clock is put back', () => {
  const { clock, put, isKept } = open()
  clock.now = 1_000
  put('/')
  clock.now = 1_004
  expect(isKept('/')).toBe(true)
  clock.now = 1_005
  expect(isKept('/')).toBe(false)
  clock.now = 0
  expect(isKept('/')).toBe(false)
})

test('what was being made while something was forgotten is not kept', () => {
  const { answers, put, isKept } = open()
  put('/about')
  const keep = answers.open('/')
  answers.forget()
  keep({ tag: '"old"', head: [], headUnchanged: [], body: Buffer.alloc(10) })
  expect([isKept('/'), isKept('/about')]).toEqual([false, false])
  put('/')
  expect(isKept('/')).toBe(true)
})

test('the least used leave when all weigh too much; what is too heavy alone is not kept', () => {
  const { put, isKept } = open()
  put('/a', 40_000)
  put('/b', 40_000)
  expect(isKept('/a')).toBe(true)
  put('/c', 40_000)
  expect([isKept('/a'), isKept('/b'), isKept('/c')]).toEqual([true, false, true])
  put('/heavy', 200_000)
  expect(isKept('/heavy')).toBe(false)
})

test('an answer that takes the place of another weighs once', () => {
  const { put, isKept } = open()
  put('/a', 40_000)
  for (let turn = 0; turn < 5; turn += 1) put('/b', 40_000)
  expect([isKept('/a'), isKept('/b')]).toEqual([true, true])
})
