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

test('an action is sent again once, with the same idempotency key in its body and headers', async () => {
  const { at, server } = page(async () => true)
  const body = new URLSearchParams({ amount: '5', idempotencyKey: 'pay-1' })
  const sent = { method: 'POST', body, headers: { 'idempotency-key': 'pay-1' } }
  expect(await (await at.fetch('/order.data', sent)).text()).toBe('done amount=5&idempotencyKey=pay-1')
  expect(server.mock.calls).toEqual([
    ['/order.data', sent],
    ['/order.data', sent],
  ])
})

test('a dialog that is cancelled sends nothing: the action has its refusal', async () => {
  const { at, server, ask } = page(async () => false)
  expect((await at.fetch(...post('amount=5'))).status).toBe(403)
  expect(server).toHaveBeenCalledOnce()
  // The next action asks anew.
  await at.fetch(...post('amount=5'))
  expect(ask).toHaveBeenCalledTimes(2)
  expect(server).toHaveBeenCalledTimes(2)
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
