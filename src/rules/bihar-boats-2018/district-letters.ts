// Appendix-A (Rule 3(b)): the group of letters of each district.

/** A row of the appendix: the district in both languages, its letters, and where the row stands. */
export type DistrictRow = {
  readonly district: string
  readonly name: string
  readonly letters: string
  readonly address: string
}

export const districtLetters: readonly DistrictRow[] = [
  { district: 'Patna', name: 'पटना', letters: 'BRA', address: 'appendix-a/1' },
  { district: 'Gaya', name: 'गया', letters: 'BRB', address: 'appendix-a/3' },
  { district: 'Bhojpur', name: 'भोजपुर', letters: 'BRC', address: 'appendix-a/5' },
  { district: 'Chapra (Saran)', name: 'छपरा', letters: 'BRD', address: 'appendix-a/7' },
  { district: 'Motihari (East Champaran)', name: 'मोतिहारी', letters: 'BRE', address: 'appendix-a/9' },
  { district: 'Muzaffarpur', name: 'मुजफ्फरपुर', letters: 'BRF', address: 'appendix-a/11' },
  { district: 'Darbhanga', name: 'दरभंगा', letters: 'BRG', address: 'appendix-a/13' },
  { district: 'Munger', name: 'मुंगेर', letters: 'BRH', address: 'appendix-a/15' },
  { district: 'Begusarai', name: 'बेगुसराय', letters: 'BRJ', address: 'appendix-a/17' },
  { district: 'Bhagalpur', name: 'भागलपुर', letters: 'BRK', address: 'appendix-a/19' },
  { district: 'Purnia', name: 'पूर्णियाँ', letters: 'BRL', address: 'appendix-a/21' },
  { district: 'Saharsa', name: 'सहरसा', letters: 'BRM', address: 'appendix-a/23' },
  { district: 'Nalanda', name: 'नालन्दा', letters: 'BRN', address: 'appendix-a/25' },
  { district: 'Bettiah (West Champaran)', name: 'बेतिया', letters: 'BRP', address: 'appendix-a/27' },
  { district: 'Rohtas', name: 'रोहतास', letters: 'BRQ', address: 'appendix-a/29' },
  { district: 'Jehanabad', name: 'जहानाबाद', letters: 'BRS', address: 'appendix-a/31' },
  { district: 'Aurangabad', name: 'औरंगाबाद', letters: 'BRT', address: 'appendix-a/33' },
  { district: 'Nawada', name: 'नवादा', letters: 'BRU', address: 'appendix-a/35' },
  { district: 'Gopalganj', name: 'गोपालगंज', letters: 'BRV', address: 'appendix-a/37' },
  { district: 'Siwan', name: 'सीवान', letters: 'BRW', address: 'appendix-a/2' },
  { district: 'Sitamarhi', name: 'सीतामढ़ी', letters: 'BRX', address: 'appendix-a/4' },
  { district: 'Vaishali', name: 'वैशाली', letters: 'BRZ', address: 'appendix-a/6' },
  { district: 'Madhubani', name: 'मधुबनी', letters: 'BEA', address: 'appendix-a/8' },
  { district: 'Samastipur', name: 'समस्तीपुर', letters: 'BEB', address: 'appendix-a/10' },
  { district: 'Khagaria', name: 'खगड़िया', letters: 'BEC', address: 'appendix-a/12' },
  { district: 'Kishanganj', name: 'किशनगंज', letters: 'BED', address: 'appendix-a/14' },
  { district: 'Araria', name: 'अररिया', letters: 'BEJ', address: 'appendix-a/16' },
  { district: 'Katihar', name: 'कटिहार', letters: 'BEK', address: 'appendix-a/18' },
  { district: 'Madhepura', name: 'मधेपुरा', letters: 'BEL', address: 'appendix-a/20' },
  { district: 'Buxar', name: 'बक्सर', letters: 'BEM', address: 'appendix-a/22' },
  { district: 'Kaimur', name: 'कैमूर', letters: 'BEN', address: 'appendix-a/24' },
  { district: 'Jamui', name: 'जमुई', letters: 'BEP', address: 'appendix-a/26' },
  { district: 'Supaul', name: 'सुपौल', letters: 'BEQ', address: 'appendix-a/28' },
  { district: 'Banka', name: 'बांका', letters: 'BER', address: 'appendix-a/30' },
  { district: 'Sheikhpura', name: 'शेखपुरा', letters: 'BES', address: 'appendix-a/32' },
  { district: 'Lakhisarai', name: 'लखीसराय', letters: 'BET', address: 'appendix-a/34' },
  { district: 'Sheohar', name: 'शिवहर', letters: 'BEU', address: 'appendix-a/36' },
  { district: 'Arwal', name: 'अरवल', letters: 'BEV', address: 'appendix-a/38' },
]

/** Rule 1: the three districts to which the rules extend. */
export const boatDistricts = ['Darbhanga', 'Madhubani', 'Samastipur'] as const
