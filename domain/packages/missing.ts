import type { PackagePrice } from './package-price.ts'

interface Facts {
  name: string
  summary: string
  items: number
  price: PackagePrice
  /** Departures that are still to come and open. */
  departures: number
}

/** What publishing a package needs, in sentences. */
export function missingOf({ name, summary, items, price, departures }: Facts): string[] {
  const needs: [isMissing: boolean, says: string][] = [
    [name.trim() === '', 'Give the package a name.'],
    [summary.trim() === '', 'Write a summary: it is the first line of the page.'],
    [items === 0, 'Add the items of a planned trip.'],
    [price.kind === 'fixed' && price.perAdult === 0, 'Enter the price per adult.'],
    [price.spread === 'item' && price.spreadItem === null, 'Choose the item that has the margin.'],
    [departures === 0, 'Add a departure that is still to come.'],
  ]
  return needs.flatMap(([isMissing, says]) => (isMissing ? [says] : []))
}
