import { expect, test, vi } from 'vitest'
import { confirmActions, confirmFirstHeader } from './confirm-first.ts'

const refused = () => new Response('refused', { status: 403, headers: { [confirmFirstHeader]: 'true' } })

/** A page whose server refuses until somebody confirmed. */
function page(person: () => Promise<boolean>) {
  let isConfirmed = false
  const server = vi.fn(async (_input: unknown, init?: RequestInit) =>
    isConfirmed ? new Response(`done ${String(init?.body)}`) : refused(),
  )
  const at: Pick<Window, 'fetch'> = { fetch: server }
  const ask = vi.fn(async () => {
    isConfirmed = await person()
    return isConfirmed
  })
  return { at, ask, server, end: confirmActions(ask, at) }
}
const post = (body: string) => ['/order.data', { method: 'POST', body }] as const

test('a refused action is sent again as it was, once the person has confirmed', async () => {
  const { at, server } = page(async () => true)
  expect(await (await at.fetch(...post('amount=5'))).text()).toBe('done amount=5')
  expect(server.mock.calls[1]).toEqual(server.mock.calls[0])
})

test('an action that is not confirmed has its refusal', async () => {
  const { at, server } = page(async () => false)
  expect((await at.fetch(...post('amount=5'))).status).toBe(403)
  expect(server).toHaveBeenCalledOnce()
})

test('two actions at once ask once', async () => {
  const { at, ask } = page(async () => true)
  const answers = await Promise.all([at.fetch(...post('a')), at.fetch(...post('b'))])
  expect(await Promise.all(answers.map((one) => one.text()))).toEqual(['done a', 'done b'])
  expect(ask).toHaveBeenCalledOnce()
})

test('any other response is passed on, and nothing is asked once it has ended', async () => {
  const { at, ask, server, end } = page(async () => true)
  end()
  expect(at.fetch).toBe(server)
  expect((await at.fetch(...post('a'))).status).toBe(403)
  expect(ask).not.toHaveBeenCalled()
})
