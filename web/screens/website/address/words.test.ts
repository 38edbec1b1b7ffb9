import { expect, test } from 'vitest'
import type { SiteAddress } from '#contract/address.ts'
import { bestAddress, shareLinks, spoken } from './words.ts'

const given: SiteAddress = { address: 'https://skyways.customer.tradewind.test', domain: null }
const own = (state: 'waiting' | 'ready'): SiteAddress => ({
  ...given,
  domain: { name: 'www.skyways.com', state, checkedAt: null, records: [] },
})

test('the own domain is the address once it is ready, and not before', () => {
  expect([given, own('waiting'), own('ready')].map(bestAddress)).toEqual([
    'https://skyways.customer.tradewind.test',
    'https://skyways.customer.tradewind.test',
    'https://www.skyways.com',
  ])
  expect(spoken(bestAddress(own('ready')))).toBe('www.skyways.com')
})

test('names with special characters do not break the links', () => {
  const links = shareLinks('https://a.test', 'Ade & Sons #1')
  expect(links.map(({ to }) => new URL(to).searchParams.get('text') ?? '')).toEqual([
    'Book your next trip with Ade & Sons #1: https://a.test',
    '',
    '',
    'Book your next trip with Ade & Sons #1',
  ])
})
