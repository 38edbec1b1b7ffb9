import { runOfferScript } from '../../../results/shop/client/offer-script.ts'

runOfferScript('rates')
