/// The confetti that falls once when the day of a feast is opened. It is decoration, hidden from assistive technology.
/// The classes of each piece say where it falls (`l`, an eighth of the width) and when (`h`).
public let confetti: Node = .markup(
    #"""
    <div class="confetti" aria-hidden="true">\#
    <i class="l0 h3"></i><i class="l4 h0"></i><i class="l2 h6"></i><i class="l6 h1"></i><i class="l1 h8"\#
    ></i><i class="l5 h4"></i><i class="l3 h2"></i><i class="l7 h7"></i><i class="l0 h9"></i><i class="l\#
    4 h5"></i><i class="l2 h1"></i><i class="l6 h8"></i><i class="l1 h3"></i><i class="l5 h0"></i><i cla\#
    ss="l3 h7"></i><i class="l7 h4"></i><i class="l0 h6"></i><i class="l4 h9"></i><i class="l2 h3"></i><\#
    i class="l6 h5"></i><i class="l1 h0"></i><i class="l5 h8"></i><i class="l3 h9"></i><i class="l7 h2">\#
    </i>\#
    </div>
    """#)
