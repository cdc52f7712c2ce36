import { toMapPoint, type MapPoint } from './frame';

export interface Town {
  readonly name: string;
  readonly point: MapPoint;
  /** Minimum magnification at which it is named. */
  readonly from: number;
}

const town = (name: string, latitude: number, longitude: number, from = 1): Town => ({
  name,
  point: toMapPoint({ latitude, longitude }),
  from,
});

/** Towns for orientation, most important first. */
export const towns: readonly Town[] = [
  town('Bengaluru', 12.9716, 77.5946),
  town('Chennai', 13.08, 80.26),
  town('Mysuru', 12.31, 76.64),
  town('Kochi', 9.97, 76.29),
  town('Mangaluru', 12.914, 74.856),
  town('Hubballi', 15.365, 75.124),
  town('Madurai', 9.93, 78.12),
  town('Coimbatore', 11.02, 76.96),
  town('Hyderabad', 17.385, 78.49),
  town('Panaji', 15.49, 73.83, 1.5),
  town('Kozhikode', 11.26, 75.78, 1.5),
  town('Salem', 11.66, 78.15, 2),
  town('Shivamogga', 13.93, 75.57, 2),
  town('Hosapete', 15.27, 76.39, 3),
  town('Anantapur', 14.68, 77.6, 2),
  town('Tirupati', 13.63, 79.42, 2),
  town('Hassan', 13.0, 76.1, 4),
  town('Madikeri', 12.424, 75.738, 5),
  town('Virajpet', 12.196, 75.805, 7),
  town('Kushalnagar', 12.457, 75.96, 7),
  town('Sakleshpur', 12.944, 75.786, 6),
  town('Chikkamagaluru', 13.316, 75.772, 6),
  town('Sultan Bathery', 11.66, 76.26, 6),
  town('Kalpetta', 11.61, 76.083, 8),
  town('Gundlupet', 11.81, 76.69, 5),
  town('Chamarajanagar', 11.92, 76.94, 6),
  town('Udhagamandalam', 11.41, 76.695, 6),
  town('Coonoor', 11.353, 76.796, 9),
  town('Mandya', 12.524, 76.895, 5),
  town('Kanakapura', 12.55, 77.42, 7),
  town('Ramanagara', 12.715, 77.281, 7),
  town('Chikkaballapur', 13.43, 77.73, 6),
  town('Karwar', 14.81, 74.13, 4),
  town('Kumta', 14.43, 74.42, 6),
  town('Honnavar', 14.28, 74.44, 7),
  town('Sirsi', 14.62, 74.83, 6),
  town('Dharwad', 15.46, 75.01, 6),
  town('Pollachi', 10.66, 77.01, 5),
  town('Dindigul', 10.37, 77.98, 4),
  town('Theni', 10.01, 77.48, 5),
  town('Adimali', 10.01, 76.95, 9),
  town('Kadapa', 14.47, 78.82, 4),
  town('Villupuram', 11.94, 79.49, 5),
  town('Gangavathi', 15.43, 76.53, 8),
];
