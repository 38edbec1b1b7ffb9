import type { Numbers } from '#domain/numbers.ts'
import type { FlightSection } from '../flight-parts.ts'
import { airportSection, avoidSection } from './airport-sections.ts'
import type { Found } from './count-options.ts'
import { fareSection, listSections, stopsSection } from './list-sections.ts'
import { emissionsSection, layoverSection, minutesSection, totalSection } from './range-sections.ts'
import { timeSections } from './time-sections.ts'

/** All filter sections of the results, in order; counts respect all other filters. Sections without a choice are left out. */
export function filterSections(found: Found, numbers: Numbers): FlightSection[] {
  const [airlines, alliances, cabins, suppliers] = listSections(found)
  const sections = [
    stopsSection(found),
    fareSection(found),
    totalSection(found),
    airlines,
    alliances,
    ...timeSections(found),
    minutesSection(found),
    layoverSection(found),
    airportSection(found),
    avoidSection(found),
    cabins,
    emissionsSection(found, numbers),
    suppliers,
  ]
  return sections.filter((section) => section !== undefined && section !== null)
}
