import { addDays } from '#domain/dates.ts'
import type { ShopForm } from '#web/products/shop-form.ts'

export const TourShopForm: ShopForm = ({ facts }) => (
  <form action="/tours/results" aria-label="Search things to do">
    <label>
      City <input name="city" required />
    </label>
    <input type="hidden" name="day" value={addDays(facts.today, 30)} />
    <input type="hidden" name="participants" value="1" />
    <button type="submit">Search things to do</button>
  </form>
)
