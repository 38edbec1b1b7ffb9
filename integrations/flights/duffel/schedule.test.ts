import { afterEach, describe, expect, test } from 'vitest'
import { problem } from '../../duffel/answer-problem.ts'
import { json } from '../../http/serve-answers.ts'
import { kindOf } from '../../search-conformance.ts'
import { closeDuffels, openDuffel } from './answering-duffel.ts'
import changed from './fixtures/order-schedule-changed.json' with { type: 'json' }

afterEach(closeDuffels)

describe('changes of the schedule by the airline', () => {
  test('are read with the order, the oldest first, with the flights before and after', async () => {
    const { duffel, server } = await openDuffel(json(200, { data: changed }))
    const schedule = await duffel.readSchedule?.(changed.id)
    expect(server.seen[0]).toMatchObject({ method: 'GET', url: `/duffel/air/orders/${changed.id}` })
    expect(schedule?.changes).toMatchObject([
      {
        id: 'aic_0000AkXRmfJ3pYqLwZ8sTt',
        answer: 'changed',
        detectedAt: '2026-11-01T08:00:00Z',
        removed: [{ from: 'LHR', to: 'JFK', departsAt: '2026-12-10T09:00:00' }],
        added: [{ from: 'LHR', to: 'JFK', departsAt: '2026-12-10T09:25:00' }],
      },
      {
        id: 'aic_0000AkXRmfJ3pYqLwZ8sUu',
        answer: null,
        removed: [{ departsAt: '2026-12-10T09:25:00', arrivesAt: '2026-12-10T12:25:00' }],
        added: [{ departsAt: '2026-12-10T11:05:00', arrivesAt: '2026-12-10T14:05:00' }],
      },
    ])
  })

  test('an order without any has none', async () => {
    const { duffel } = await openDuffel(json(200, { data: { ...changed, airline_initiated_changes: [] } }))
    expect(await duffel.readSchedule?.(changed.id)).toEqual({ changes: [] })
  })

  test('of another order than the one that was asked for are not used', async () => {
    const { duffel } = await openDuffel(json(200, { data: changed }))
    expect(await kindOf(duffel.readSchedule?.('ord_other') ?? Promise.resolve())).toBe('unavailable')
  })

  test('are accepted by their own action, and other outcomes are recorded', async () => {
    const { duffel, server, sent } = await openDuffel(json(200, { data: {} }), json(200, { data: {} }))
    await duffel.answerScheduleChange?.('aic_1', 'accepted')
    expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/duffel/air/airline_initiated_changes/aic_1/actions/accept' })
    await duffel.answerScheduleChange?.('aic_1', 'cancelled')
    expect(server.seen[1]).toMatchObject({ method: 'PATCH', url: '/duffel/air/airline_initiated_changes/aic_1' })
    expect(sent(1)).toEqual({ data: { action_taken: 'cancelled' } })
  })

  test.each([
    [422, 'stale_airline_initiated_change_accept', 'rejected'],
    [503, 'unavailable', 'unavailable'],
    [500, 'internal_server_error', 'unknown-outcome'],
  ])('an acceptance that is answered %s %s is %s', async (status, code, kind) => {
    const { duffel } = await openDuffel(problem(status, code))
    expect(await kindOf(duffel.answerScheduleChange?.('aic_1', 'accepted') ?? Promise.resolve())).toBe(kind)
  })
})
