import { describe, expect, test } from 'vitest'
import { createSaver, type SaveState, type Sent } from './saver.ts'

/** A saver whose clock and network the test moves. */
function bench() {
  const sent: { draft: string; revision: number; isReplacement: boolean; answer: (sent: Sent) => void }[] = []
  const states: SaveState[] = []
  let due: { milliseconds: number; run: () => void } | null = null
  const saver = createSaver<string>({
    revision: 1,
    send: (draft, revision, isReplacement) => new Promise((answer) => sent.push({ draft, revision, isReplacement, answer })),
    later: (milliseconds, run) => {
      due = { milliseconds, run }
      return () => {
        due = null
      }
    },
    tell: (state) => states.push(state),
  })
  return {
    saver,
    sent,
    wait: () => due?.milliseconds ?? null,
    passTime: () => {
      const now = due
      due = null
      now?.run()
    },
    answer: async (at: number, answer: Sent) => {
      sent[at]?.answer(answer)
      for (let turn = 0; turn < 5; turn++) await Promise.resolve()
    },
    state: () => states.at(-1),
  }
}

const elsewhere = { kind: 'elsewhere', by: 'Bola Ade', at: '2026-11-21T20:00:00.000Z', revision: 7 } as const

describe('saving a draft', () => {
  test('waits a second after the last change and sends the latest once', () => {
    const { saver, sent, wait, passTime } = bench()
    saver.change('a')
    saver.change('ab')
    expect(wait()).toBe(1_000)
    expect(sent).toHaveLength(0)
    passTime()
    expect(sent.map(({ draft, revision }) => ({ draft, revision }))).toEqual([{ draft: 'ab', revision: 1 }])
  })

  test('never sends two at a time; what changed meanwhile follows with the new revision', async () => {
    const { saver, sent, passTime, answer, state } = bench()
    saver.change('one')
    passTime()
    saver.change('two')
    passTime()
    expect(sent).toHaveLength(1)
    await answer(0, { kind: 'stored', revision: 2 })
    expect(sent[1]).toMatchObject({ draft: 'two', revision: 2 })
    await answer(1, { kind: 'stored', revision: 3 })
    expect(state()).toEqual({ kind: 'saved' })
    expect(saver.revision()).toBe(3)
  })

  test('reports who saved elsewhere, and sends nothing more until a person decides', async () => {
    const { saver, sent, passTime, answer, state } = bench()
    saver.change('mine')
    passTime()
    await answer(0, elsewhere)
    expect(state()).toEqual(elsewhere)
    saver.change('mine, and more')
    passTime()
    expect(await saver.flush()).toBe(false)
    expect(sent).toHaveLength(1)
  })

  test('keeping mine sends the latest as a replacement of what they saved, and later ones as changes', async () => {
    const { saver, sent, passTime, answer, state } = bench()
    saver.change('mine')
    passTime()
    await answer(0, elsewhere)
    saver.change('mine, and more')
    const isSaved = saver.keepMine()
    expect(sent[1]).toMatchObject({ draft: 'mine, and more', revision: 7, isReplacement: true })
    await answer(1, { kind: 'unreachable' })
    passTime()
    expect(sent[2]).toMatchObject({ revision: 7, isReplacement: true })
    await answer(2, { kind: 'stored', revision: 8 })
    expect(await isSaved).toBe(false)
    expect(state()).toEqual({ kind: 'saved' })
    saver.change('later')
    passTime()
    expect(sent[3]).toMatchObject({ draft: 'later', revision: 8, isReplacement: false })
  })

  test('a change that could not be sent is stored and retried', async () => {
    const { saver, sent, passTime, answer, wait, state } = bench()
    saver.change('typed in a tunnel')
    passTime()
    await answer(0, { kind: 'unreachable' })
    expect(state()).toEqual({ kind: 'unreachable' })
    expect(wait()).toBe(4_000)
    passTime()
    expect(sent[1]).toMatchObject({ draft: 'typed in a tunnel', revision: 1 })
    await answer(1, { kind: 'stored', revision: 2 })
    expect(state()).toEqual({ kind: 'saved' })
  })

  test('a refused change stays in the browser until it is changed', async () => {
    const { saver, sent, passTime, answer, wait, state } = bench()
    saver.change('wrong')
    passTime()
    await answer(0, { kind: 'refused', says: 'A page needs a title.' })
    expect(state()).toEqual({ kind: 'refused', says: 'A page needs a title.' })
    expect(wait()).toBeNull()
    saver.change('right')
    passTime()
    expect(sent[1]).toMatchObject({ draft: 'right' })
  })

  test('flushing waits for the pending request', async () => {
    const { saver, passTime, answer } = bench()
    saver.change('a')
    passTime()
    const flushed = saver.flush()
    await answer(0, { kind: 'stored', revision: 2 })
    expect(await flushed).toBe(true)
    expect(await saver.flush()).toBe(true)
  })
})
