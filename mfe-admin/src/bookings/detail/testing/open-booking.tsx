import type { Staff } from '@kaadu/contracts/admin';
import { getStaffBooking, type StaffBooking } from '@kaadu/contracts/booking';
import { type mockApi, renderRemote } from '@kaadu/harness/testing';
import { screen } from '@testing-library/react';
import { StaffContext } from '../../../shared/data/use-staff';
import { admin, aStaffBooking } from '../../../test-data';
import { BookingScreen } from '../BookingScreen';

/** Creates a function that opens the screen of a booking. */
export const openBookingWith =
  (api: ReturnType<typeof mockApi>) =>
  (booking: StaffBooking = aStaffBooking(), staff: Staff = admin) => {
    api.respond(getStaffBooking, booking);
    return renderRemote(
      <StaffContext value={{ staff, recheck: () => undefined }}>
        <BookingScreen reference="KT-7Q2M4X" />
      </StaffContext>,
      { at: '/admin/bookings/KT-7Q2M4X' },
    );
  };

/** Finds a panel by its title. */
export const region = (name: string) => screen.findByRole('region', { name });
