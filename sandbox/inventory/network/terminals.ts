import { hash } from '../hash.ts'
import type { Carrier } from './airlines.ts'
import type { Site } from './places.ts'

interface Terminals {
  domestic?: string
  own?: Record<string, string>
  star?: string
  oneworld?: string
  skyteam?: string
  others: readonly string[]
}

/** Terminals of airports where travellers often go to the wrong one; others have none, as airlines often omit them. */
const terminals: Record<string, Terminals> = {
  LOS: { domestic: '2', own: { P4: '1', W3: '1' }, others: ['I', '2'] },
  ABV: { domestic: 'D', others: ['I'] },
  LHR: { star: '2', oneworld: '3', skyteam: '4', own: { BA: '5', IB: '5', VS: '3', DL: '3', EK: '3' }, others: ['4'] },
  LGW: { own: { U2: 'N', BA: 'S' }, others: ['N', 'S'] },
  CDG: { star: '1', oneworld: '2A', skyteam: '2E', others: ['1', '2A', '3'] },
  JFK: { star: '1', oneworld: '8', skyteam: '4', own: { B6: '5', AF: '1', KE: '1' }, others: ['4', '1'] },
  EWR: { star: 'B', own: { UA: 'C' }, others: ['A', 'B'] },
  LAX: { others: ['B'], oneworld: 'B', own: { AA: '4', UA: '7', DL: '3', AS: '6' } },
  ORD: { own: { UA: '1', AA: '3' }, others: ['5'] },
  DXB: { own: { EK: '3', FZ: '2', QF: '3' }, others: ['1'] },
  FRA: { star: '1', others: ['2'] },
  MUC: { star: '2', others: ['1'] },
  MAD: { oneworld: '4', skyteam: '2', others: ['1'] },
  BCN: { others: ['1'], own: { U2: '2C', FR: '2' } },
  FCO: { others: ['3'], own: { AZ: '1', FR: '3' } },
  ADD: { domestic: '1', others: ['2'] },
  NBO: { own: { KQ: '1A' }, domestic: '1D', others: ['1B', '1C'] },
  JNB: { domestic: 'B', others: ['A'] },
  CAI: { star: '3', others: ['2'] },
  CMN: { own: { AT: '1' }, others: ['2'] },
  ACC: { domestic: '2', others: ['3'] },
  DEL: { domestic: '3', others: ['3'] },
  BOM: { others: ['2'] },
  SIN: { star: '3', others: ['1', '4'], own: { SQ: '3', TR: '1' } },
  HKG: { others: ['1'] },
  NRT: { star: '1', skyteam: '1', oneworld: '2', others: ['3'] },
  HND: { domestic: '1', others: ['3'] },
  ICN: { skyteam: '2', others: ['1'] },
  SYD: { domestic: '2', others: ['1'] },
  MEL: { domestic: '1', others: ['2'] },
  YYZ: { star: '1', others: ['3'] },
  GRU: { domestic: '2', others: ['3'] },
  MEX: { skyteam: '2', others: ['1'] },
  PEK: { star: '3', others: ['2'] },
  PVG: { skyteam: '1', others: ['2'] },
  AUH: { others: ['A'] },
  JED: { others: ['1'], own: { XY: 'N' } },
}

export function terminalAt(site: Site, carrier: Carrier, domestic: boolean): string | null {
  const known = terminals[site.iata]
  if (!known) return null
  if (domestic && known.domestic) return known.own?.[carrier.iata] ?? known.domestic
  const byAlliance: Record<string, string | undefined> = { star: known.star, oneworld: known.oneworld, skyteam: known.skyteam }
  return (
    known.own?.[carrier.iata] ??
    byAlliance[carrier.alliance ?? ''] ??
    known.others[hash(`terminal|${carrier.iata}`) % known.others.length] ??
    null
  )
}
