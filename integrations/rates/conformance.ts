import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RateSource } from './port.ts'

export interface RatesConformance {
  open(): Promise<{ rates: RateSource; close(): Promise<void> }>
}

/** The requirements of every source of exchange rates. Registers Vitest cases. */
export function ratesConformance(name: string, { open }: RatesConformance): void {
  describe(`${name} as a source of rates`, () => {
    let opened: Awaited<ReturnType<typeof open>>
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test('rates are exact decimal texts above zero, with a date and a source', async () => {
      const sheet = await opened.rates.latest('USD', ['NGN', 'GBP'])
      expect(sheet.base).toBe('USD')
      expect(sheet.date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(sheet.source).not.toBe('')
      expect(sheet.rates.map((one) => one.currency).sort()).toEqual(['GBP', 'NGN'])
      for (const { rate } of sheet.rates) expect(rate).toMatch(/^(?!0+(\.0+)?$)\d+(\.\d+)?$/)
    })

    test('rates of an earlier day are dated that day or before', async () => {
      const { date } = await opened.rates.latest('USD', ['NGN'], '2026-01-14')
      expect(date <= '2026-01-14').toBe(true)
    })

    test('without quotes there are all, the naira among them', async () => {
      const { rates } = await opened.rates.latest('USD')
      expect(rates.length).toBeGreaterThan(20)
      expect(rates.map((one) => one.currency)).toContain('NGN')
    })

    test('a base that does not exist is rejected', async () => {
      await expect(opened.rates.latest('QQQ')).rejects.toMatchObject({ kind: 'rejected' })
    })
  })
}
