import { describe, expect, it } from 'vitest'
import { goldenRecord, provenanceOf } from './golden-record.ts'
import { listing } from './listing.fixture.ts'

const place = { zone: 'Africa/Lagos', centre: { latitude: 6.5, longitude: 3.35 } }

const shouting = listing({
  name: 'SAPPHIRE COURT',
  latitude: 6.6,
  stars: 4,
  score: 8.1,
  reviewCount: 12,
  amenities: ['wifi', 'pool'],
  photos: ['front.webp'],
  description: 'A hotel in Ikeja.',
  phone: '+2348031234567',
})
const wordy = listing({
  supplier: 'two',
  listingId: 'b',
  name: 'Sapphire Court',
  address: { line: 'Allen Street', city: 'Lagos', region: null, postcode: '101233', country: 'NG' },
  latitude: 6.602,
  stars: 5,
  score: 9.4,
  reviewCount: 3,
  amenities: ['pool', 'gym'],
  photos: ['pool.webp', 'lobby.webp'],
  description: 'A polished hotel on a quiet side of Ikeja, with a pool.',
  nearby: [
    { name: 'Ikeja City Mall', type: 'shop', km: 1.4 },
    { name: 'Murtala Muhammed Airport', type: 'airport', km: 0.9 },
  ],
})
const terse = listing({ supplier: 'three', listingId: 'c', name: 'Sapphire Crt', latitude: 6.601, stars: 4, district: 'Ikeja' })

describe('the golden record', () => {
  const property = goldenRecord([shouting, wordy, terse], place)

  it('takes each fact from the best source', () => {
    expect(property).toMatchObject({
      id: 'one.a',
      name: 'Sapphire Court',
      address: { line: '12 Allen Street', postcode: null },
      district: 'Ikeja',
      latitude: 6.601,
      km: 11.2,
      zone: 'Africa/Lagos',
      stars: 4,
      score: 8.1,
      reviewCount: 12,
      amenities: ['wifi', 'pool', 'gym'],
      photos: ['pool.webp', 'lobby.webp', 'front.webp'],
      description: 'A polished hotel on a quiet side of Ikeja, with a pool.',
      phone: '+2348031234567',
      email: null,
    })
    expect(property.nearby.map(({ name }) => name)).toEqual(['Murtala Muhammed Airport', 'Ikeja City Mall'])
  })

  it('says where each fact comes from, and names no supplier itself', () => {
    expect(provenanceOf([shouting, wordy, terse])).toMatchObject({
      name: 'two',
      address: 'one',
      district: 'three',
      stars: 'one, three',
      score: 'one',
      amenities: 'one, two',
      photos: 'two, one',
      description: 'two',
      latitude: 'one, two, three',
    })
    expect(provenanceOf([terse])).not.toHaveProperty('description')
    expect(property).not.toHaveProperty('supplier')
    expect(property).not.toHaveProperty('listingId')
  })

  it('of one listing is that listing', () => {
    const { supplier, listingId, ...facts } = wordy
    expect(goldenRecord([wordy], place)).toEqual({
      ...facts,
      id: `${supplier}.${listingId}`,
      zone: 'Africa/Lagos',
      km: 11.3,
      nearby: facts.nearby.toReversed(),
    })
  })
})
