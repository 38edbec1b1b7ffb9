import { describe, expect, it } from 'vitest'
import { calm } from '../wording.ts'
import { bestNameAt } from './best-name.ts'

const bestName = (names: readonly string[]) => calm(names[bestNameAt(names)] ?? '')

describe('the best name', () => {
  it.each<[string, string[]]>([
    ['Sapphire Court', ['SAPPHIRE COURT', 'Sapphire Court']],
    ['Sapphire Court', ['Sapphire Court, Lagos', 'Sapphire Court 4*', 'Sapphire Court']],
    ['Queenscourt Hotel & Suites', ['Queenscourt Htl & Stes', 'QUEENSCOURT HOTEL & SUITES']],
    ['Oakmoor Residences Lagos', ['Oakmoor Resdiences Lagos', 'Oakmoor Residences Lagos']],
    ['Grand Hotel Continental Abuja', ['Grand Hotel Contin...', 'Grand Hotel Continental Abuja']],
    ['Résidence Étoile', ['Residence Etoile', 'Résidence Étoile']],
    ['Eko Atlantic Suites', ['Eko Atlantic', 'Eko Atlantic Suites', 'EKO ATLANTIC SUITES']],
    ['Villa de la Mer', ['VILLA DE LA MER']],
    ['Lone Tree Lodge', ['Lone Tree Lodge']],
  ])('is %s', (best, names) => {
    expect(bestName(names)).toBe(best)
    expect(bestName(names.toReversed())).toBe(best)
  })
})
