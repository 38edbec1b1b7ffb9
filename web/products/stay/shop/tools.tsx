import { IconMap } from '@tabler/icons-react'
import segments from '../../../kit/form/segments.module.css'
import tick from '../../../kit/form/tick.module.css'
import { mapParam } from '../../../results/map-param.ts'
import button from '../../../results/shop/buttons.module.css'
import css from '../../../screens/stays/results/view-controls.module.css'
import { type PriceView, priceBases, priceViewOf } from '../price-view.ts'

const labels: Record<PriceView['basis'], string> = { night: 'Per night', total: 'Total' }

/** The form's data. */
export const priceViewFrom = (typed: Record<string, string>): PriceView => ({
  basis: priceBases.find((basis) => basis === typed.basis) ?? 'total',
  withTaxes: typed.taxes === '1',
})

/** The price display, saved in this browser. */
function PriceForm({ here, preference }: { here: string; preference: string | null }) {
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

/** Display options: the prices, and a link to the map, which is a separate screen because it is larger than all the rest. */
export const StayTools = (props: { here: string; preference: string | null }) => (
  <>
    <PriceForm {...props} />
    <MapLink className={css.phone} here={props.here}>
      Map
    </MapLink>
    <MapLink className={`plain-button ${css.wide}`} here={props.here}>
      Show map
    </MapLink>
  </>
)

const MapLink = ({ here, className, children }: { here: string; className: string | undefined; children: string }) => (
  <a href={`${here}&${mapParam}=1`} className={className} data-with-script data-no-print>
    <IconMap size={18} stroke={1.5} aria-hidden="true" />
    {children}
  </a>
)
