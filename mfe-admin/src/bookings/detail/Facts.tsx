import { paths } from '@kaadu/contracts';
import type { StaffBooking } from '@kaadu/contracts/booking';
import { hostNoteFacts } from '@kaadu/contracts/host-notes';
import { Link } from '@kaadu/federation/react';
import { indianTime, longDate } from '@kaadu/ui/dates';
import { Fact, Panel } from '../../shared/act/Panel';

/** The trip and its travellers. */
export function Facts({ booking: { booking, account } }: { readonly booking: StaffBooking }) {
  const { experience, option, from, to, slot, party, contact, travellers, voucher } = booking;
  const { gst_buyer: business } = booking;
  const dates = [longDate(from), to && `– ${longDate(to)}`, slot && `at ${slot}`].filter(Boolean).join(' ');
  return (
    <Panel title="Trip">
      <dl>
        <Fact name="Experience">
          <Link href={paths.experience.getHref(experience.url, experience.primary_key)}>
            {experience.title}
          </Link>
          , {option.name}
        </Fact>
        <Fact name="Dates">{dates}</Fact>
        <Fact name="Party">
          <span>{party.guests === 1 ? '1 guest' : `${party.guests} guests`}</span>
          {party.ages.length > 0 && <span>{`, children of ${party.ages.join(', ')}`}</span>}
        </Fact>
        <Fact name="Contact">
          {contact ? (
            <>
              {contact.name}
              <br />
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
              <br />
              <a href={`tel:${contact.phone}`}>{contact.phone}</a>
            </>
          ) : (
            'Not given yet'
          )}
        </Fact>
        <Fact name="Travellers">
          {travellers.length === 0 && <span>Not given yet</span>}
          <ol>
            {travellers.map(({ name, age, document }, index) => (
              <li key={`${index} ${name}`}>
                {[name, age !== null && `${age} years`, document].filter(Boolean).join(', ')}
              </li>
            ))}
          </ol>
        </Fact>
        {hostNoteFacts(booking).map(([name, text]) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
        {business && (
          <Fact name="Invoiced to">
            {business.legal_name}, GSTIN {business.gstin}
          </Fact>
        )}
        <Fact name="Account">{account ? `${account.name}, ${account.email}` : 'Booked without one'}</Fact>
        {voucher && <Fact name="Voucher">{voucher.code}</Fact>}
        <Fact name="Made">{indianTime(booking.created_at)}</Fact>
      </dl>
    </Panel>
  );
}
