import { type Invariant, rows } from './invariant.ts'
import { openJob } from './under-way.ts'

/** Webhooks, events and mails. */
export const ofDelivery: readonly Invariant[] = [
  {
    id: 'I6',
    says: 'a webhook about a known reference is applied, or will be',
    breaches: rows(`select e.provider || ' ' || e.event_id as detail from webhook_events e
                    where e.applied_at is null
                      and not ${openJob('money.apply-webhook', `j.data->>'provider' = e.provider and j.data->>'eventId' = e.event_id`)}
                      and exists (
                        select 1 from jsonb_path_query(e.payload, 'strict $.** ? (@.type() == "string")') said
                        join external_references r on r.provider = e.provider and r.reference = said #>> '{}'
                        left join payments p on p.id = r.payment_id
                        left join orders o on o.id = r.order_id
                        where e.received_at > coalesce(p.created_at, case when r.reference = o.supplier_offer_id then o.created_at else (
                          select min(known.at) from order_events known where known.order_id = o.id and known.to_status in ('Not Paid', 'Issued')) end))`),
  },
  {
    id: 'I6',
    says: 'an event is delivered to its subscribers, or has a pending job',
    breaches: rows(`select d.kind || ' ' || d.id as detail from domain_events d
                    where d.delivered_at is null and not ${openJob('events.deliver', `j.data->>'eventId' = d.id::text`)}`),
  },
  {
    id: 'I6',
    says: 'a queued mail has a pending job',
    breaches: rows(`select 'mail ' || m.id as detail from mails m
                    where m.status = 'queued' and not ${openJob('mail.send', `j.data->>'mailId' = m.id::text`)}`),
  },
  {
    id: 'I6',
    says: 'no mail, event or posting exists twice',
    breaches: rows(`select 'mail ' || dedupe_key as detail from mails group by agency_id, dedupe_key having count(*) > 1
                    union all
                    select 'event ' || event_id from webhook_events group by provider, event_id having count(*) > 1
                    union all
                    select kind || ' ' || reference from ledger_movements group by agency_id, kind, reference having count(*) > 1`),
  },
]
