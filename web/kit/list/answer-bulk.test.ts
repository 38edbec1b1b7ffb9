import { expect, test } from 'vitest'
import { ApiFailure } from '../../api-failure.ts'
import { answerBulk } from './answer-bulk.ts'

const asked = (bulk: string, ids: string[]) => {
  const body = new FormData()
  body.set('bulk', bulk)
  for (const id of ids) body.append('id', id)
  return new Request('https://skyways.test/order', { method: 'POST', body })
}

const failure = {
  code: 'order.illegal-transition',
  title: 'Not possible now',
  body: 'It is issued.',
  fields: {},
  dialogCode: null,
  detail: null,
}

test('each selected row gets its result, and one that fails does not stop the others', async () => {
  const done: string[] = []
  const release = async (id: string) => {
    if (id === 'b') throw new ApiFailure(failure, 409, null)
    done.push(id)
  }
  expect(await answerBulk(asked('release', ['a', 'b', 'c', 'a']), { release })).toEqual({
    bulk: [
      { id: 'a', problem: null },
      { id: 'b', problem: 'It is issued.' },
      { id: 'c', problem: null },
    ],
  })
  expect(done).toEqual(['a', 'c'])
})

test('an unknown action is refused', async () => {
  await expect(answerBulk(asked('delete', ['a']), {})).rejects.toMatchObject({ init: { status: 400 } })
})

test('a bug is not reported as a failed row', async () => {
  const broken = async () => Promise.reject(new TypeError('broken'))
  await expect(answerBulk(asked('release', ['a']), { release: broken })).rejects.toThrow('broken')
})
