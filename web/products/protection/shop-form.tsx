import { sells } from '#domain/site/sells.ts'
import { Button } from '../../kit/form/button.tsx'
import type { ShopFacts } from '../../site/shop/shop-facts.ts'
import { searchPath } from './policy-paths.ts'

/** A page's way to protection: a link to its search form, whose fields need more room than a block has. */
export function PolicySearchBlock({ facts }: { facts: ShopFacts; id: string }) {
  if (!sells(facts.settings, 'protection')) return null
  return (
    <Button component="a" href={searchPath} size="md">
      Search protection for a trip
    </Button>
  )
}
