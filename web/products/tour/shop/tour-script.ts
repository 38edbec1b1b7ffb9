import { runOfferScript } from '../../../results/shop/client/offer-script.ts'
import { startsForm } from '../../../screens/tours/tour/start-ids.ts'

runOfferScript(startsForm)
