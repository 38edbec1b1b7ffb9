import { IconList, IconMap } from '@tabler/icons-react'
import segments from '../../../kit/form/segments.module.css'
import tick from '../../../kit/form/tick.module.css'
import button from '../../../results/shop/buttons.module.css'
import type { ToolsProps } from '../../../results/shop/face.ts'
import css from '../../../screens/stays/results/view-controls.module.css'
import { type PriceView, priceBases, priceViewOf } from '../price-view.ts'

const labels: Record<PriceView['basis'], string> = { night: 'Per night', total: 'Total' }

/** The form's data. */
export const priceViewFrom = (typed: Record<string, string>): PriceView => ({
  basis: priceBases.find((basis) => basis === typed.basis) ?? 'total',
  withTaxes: typed.taxes === '1',
})

/** How prices are shown; this browser remembers it. */
function PriceForm({ here, preference }: Pick<ToolsProps, 'here' | 'preference'>) {
  const { basis: chosen, withTaxes } = priceViewOf(preference)
  return (
    <form method="post" action={here} className={css.switch} data-preference>
      <div role="radiogroup" aria-label="Prices" className={segments.segments}>
        {priceBases.map((basis) => (
          <label key={basis} className={segments.segment}>
            <input type="radio" name="basis" value={basis} defaultChecked={basis === chosen} autoComplete="off" />
            {labels[basis]}
          </label>
        ))}
      </div>
      <div className={tick.tick}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its checked state natively */}
        <input type="checkbox" role="switch" id="taxes" name="taxes" value="1" defaultChecked={withTaxes} autoComplete="off" />
        <label htmlFor="taxes">Taxes</label>
      </div>
      <button type="submit" className={button.secondary} data-without-script>
        Show
      </button>
    </form>
  )
}

/** How results are shown: the prices, and a map, which weighs more than all the rest and needs a script. */
export function StayTools({ mapTo, isOnMap, ...prices }: ToolsProps) {
  const Icon = isOnMap ? IconList : IconMap
  const link = (className: string | undefined, words: string) => (
    <a href={mapTo} className={className} data-with-script data-no-print>
      <Icon size={18} stroke={1.5} aria-hidden="true" />
      {words}
    </a>
  )
  return (
    <>
      <PriceForm {...prices} />
      {link(css.phone, isOnMap ? 'List' : 'Map')}
      {link(`plain-button ${css.wide}`, isOnMap ? 'Hide map' : 'Show map')}
    </>
  )
}
