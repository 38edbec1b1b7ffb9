import { member } from '../../http/implement.ts'
import { chooseTraveller, getTraveller } from './get-traveller.ts'
import { listTravellers } from './list-travellers.ts'
import { removeTraveller } from './remove-traveller.ts'
import { saveTraveller } from './save-traveller.ts'

export const travellers = {
  list: member.travellers.list.handler(({ context, input }) => listTravellers(context.ctx, input)),
  get: member.travellers.get.handler(({ context, input }) => getTraveller(context.ctx, input.id)),
  choose: member.travellers.choose.handler(({ context, input }) => chooseTraveller(context.ctx, input.id)),
  save: member.travellers.save.handler(({ context, input }) => saveTraveller(context.ctx, input)),
  remove: member.travellers.remove.handler(({ context, input }) => removeTraveller(context.ctx, input.id)),
}
