-- What is there is changed for every agency: the owner of the tables must see it all for that long.
alter table payment_allocations no force row level security;--> statement-breakpoint
alter table orders no force row level security;--> statement-breakpoint
alter table payments no force row level security;--> statement-breakpoint
alter table checkout_items no force row level security;--> statement-breakpoint
create function pg_temp.fee_of(waterfall jsonb) returns bigint language sql immutable as $$
  select coalesce(sum((line->'amount'->>'amount')::bigint), 0)::bigint from jsonb_array_elements(waterfall->'lines') line where line->>'kind' = 'gateway-fee'
$$;--> statement-breakpoint
create function pg_temp.without_fee(waterfall jsonb) returns jsonb language sql immutable as $$
  select waterfall || jsonb_build_object(
    'lines', (select coalesce(jsonb_agg(line order by place), '[]') from jsonb_array_elements(waterfall->'lines') with ordinality l(line, place) where line->>'kind' <> 'gateway-fee'),
    'total', (waterfall->'total') || jsonb_build_object('amount', (waterfall->'total'->>'amount')::bigint - pg_temp.fee_of(waterfall)))
$$;--> statement-breakpoint
-- The fee that an order charges is brought by the payment that pays it, or by the last one that was asked for it; no other one brings any.
update payment_allocations a set fee = r.fee
from (
  select a.id, case when row_number() over (
      partition by a.order_id
      order by (a.amount > 0 and p.status in ('succeeded', 'refunding', 'refunded', 'reversing', 'reversed')) desc, (p.fee = f.fee) desc, p.created_at desc, p.id desc
    ) = 1 then least(f.fee, p.fee) else 0 end as fee
  from payment_allocations a
  join payments p on p.id = a.payment_id
  join orders o on o.id = a.order_id
  cross join lateral (select pg_temp.fee_of(o.waterfall) as fee) f
) r
where r.id = a.id and a.fee <> r.fee;--> statement-breakpoint
-- The column `total` of an order stays what is charged.
update orders set waterfall = pg_temp.without_fee(waterfall) where waterfall->'lines' @> '[{"kind": "gateway-fee"}]';--> statement-breakpoint
update checkout_items set waterfall = pg_temp.without_fee(waterfall) where waterfall->'lines' @> '[{"kind": "gateway-fee"}]';--> statement-breakpoint
update checkout_items set pending_waterfall = pg_temp.without_fee(pending_waterfall) where pending_waterfall->'lines' @> '[{"kind": "gateway-fee"}]';--> statement-breakpoint
alter table checkout_items force row level security;--> statement-breakpoint
alter table payments force row level security;--> statement-breakpoint
alter table orders force row level security;--> statement-breakpoint
alter table payment_allocations force row level security;
